import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { Bucket } from '../../settings/storage-url.ts'
import { demandKey, type Storage } from '../storage.ts'

/** Retries after an answer of 5xx or 429, with a growing pause. */
const retries = 3

/**
 * Stores files in a bucket. One signed PUT sends a file from the spool with its length and its SHA-256, which the store
 * checks, so writes are atomic. The content type is that of a download, so that the store never shows it as a page.
 */
export function s3Storage({ address, region, ...keys }: Bucket, spoolFolder: string): Storage {
  const client = new AwsClient({ ...keys, region, service: 's3', retries, initRetryMs: 100 })
  const addressOf = (key: string) => {
    demandKey(key)
    return `${address}/${key}`
  }
  return {
    spoolFolder,
    async put(spooledPath, { key, sha256 }) {
      // A file as a blob is read from disk while it is sent, and again for each retry.
      const body = await openAsBlob(spooledPath)
      const headers = {
        'x-amz-content-sha256': sha256,
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment',
      }
      await demand(
        await client.fetch(addressOf(key), { method: 'PUT', body, headers, redirect: 'manual' }),
        'put',
      )
      await rm(spooledPath, { force: true })
    },
    async get(key) {
      const answer = await demand(
        await client.fetch(addressOf(key), { method: 'GET', redirect: 'manual' }),
        'get',
      )
      if (answer.body === null) throw new Error('The storage answered a file without a body')
      return Readable.fromWeb(answer.body)
    },
    async delete(key) {
      await demand(
        await client.fetch(addressOf(key), { method: 'DELETE', redirect: 'manual' }),
        'delete',
        [404],
      )
    },
  }
}

async function demand(answer: Response, what: string, alsoFine: readonly number[] = []): Promise<Response> {
  if (answer.ok || alsoFine.includes(answer.status)) return answer
  const [code] = /<Code>[^<]{1,100}/.exec(await answer.text()) ?? ['']
  throw new Error(`The storage refused to ${what} a file: ${answer.status} ${code.replace('<Code>', '')}`)
}
