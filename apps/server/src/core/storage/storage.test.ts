import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import { authorizationOf, useTestBucket } from '@enlace/testing/bucket.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'
import { openStorage } from './backends/open-storage.ts'
import { spool, sweepSpool } from '../files/spool.ts'
import { readStorageUrl } from '../settings/storage-url.ts'
import { storageKeyPattern } from './storage.ts'

const bucket = useTestBucket()
const folder = await useScratchFolder('enlace-storage-')

const newKey = () => {
  const secret = randomBytes(32).toString('base64url')
  return `7/${secret.slice(0, 2)}/${secret.slice(2)}`
}

const places = [
  ['a folder', () => openStorage({ storageUrl: join(folder, 'files'), dataDir: folder })],
  ['a bucket', () => openStorage({ storageUrl: bucket.url, dataDir: folder })],
] as const

describe.each(places)('%s', (_, open) => {
  it('keeps a file whole, gives it back as it was, and deletes it, twice without a complaint', async () => {
    const storage = open()
    const bytes = randomBytes(300_000)
    const spooled = await spool(storage.spoolFolder, Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]))
    expect(spooled).toMatchObject({ size: 300_000, sha256: createHash('sha256').update(bytes).digest('hex') })
    const key = newKey()
    await storage.put(spooled.path, { key, ...spooled })
    expect(await buffer(await storage.get(key))).toEqual(bytes)
    expect(await readdir(storage.spoolFolder)).toEqual([])
    await storage.delete(key)
    await storage.delete(key)
    await expect(storage.get(key)).rejects.toThrow(/ENOENT|404 NoSuchKey/)
  })

  it('is asked for by its own keys only, never by a path', async () => {
    const storage = open()
    for (const key of ['../../etc/passwd', '7/../8', '7/ab/short', `0/ab/${'x'.repeat(41)}`, '']) {
      await expect(async () => storage.get(key)).rejects.toThrow('no key')
      await expect(async () => storage.delete(key)).rejects.toThrow('no key')
    }
    expect(newKey()).toMatch(storageKeyPattern)
  })
})

describe('a folder', () => {
  it('lets nobody else of the machine read the files', async () => {
    const storage = openStorage({ storageUrl: undefined, dataDir: folder })
    const spooled = await spool(storage.spoolFolder, Readable.from([Buffer.from('x')]))
    const key = newKey()
    await storage.put(spooled.path, { key, ...spooled })
    expect((await stat(join(folder, 'files', key))).mode & 0o777).toBe(0o600)
    expect((await stat(join(folder, 'files', '7'))).mode & 0o777).toBe(0o700)
  })
})

describe('a bucket', () => {
  it('is sent a file with its length and its hash, as bytes that no browser shows as a page', async () => {
    const storage = openStorage({ storageUrl: bucket.url, dataDir: folder })
    const spooled = await spool(storage.spoolFolder, Readable.from([Buffer.from('<html>')]))
    const key = newKey()
    await storage.put(spooled.path, { key, ...spooled })
    const held = bucket.objects.get(`portal/${key}`)
    expect(held?.headers).toMatchObject({
      'content-length': '6',
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'x-amz-content-sha256': spooled.sha256,
    })
  })

  it('is asked again when it is busy, and a wrong key is an error that says so', async () => {
    const storage = openStorage({ storageUrl: bucket.url, dataDir: folder })
    const spooled = await spool(storage.spoolFolder, Readable.from([Buffer.from('papers')]))
    const key = newKey()
    bucket.busyFor = 2
    await storage.put(spooled.path, { key, ...spooled })
    expect((await buffer(await storage.get(key))).toString()).toBe('papers')
    const thief = openStorage({ storageUrl: bucket.url.replace('wJalr', 'xJalr'), dataDir: folder })
    await expect(thief.get(key)).rejects.toThrow('403 SignatureDoesNotMatch')
  })

  it('is signed as in Amazon’s own example, by the library and by the stand-in', async () => {
    // "Example: GET Object" of Amazon's "Signature Calculations for the Authorization Header".
    const headers = {
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    }
    const signer = new AwsV4Signer({
      url: 'https://examplebucket.s3.amazonaws.com/test.txt',
      headers,
      allHeaders: true,
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      region: 'us-east-1',
      service: 's3',
      datetime: '20130524T000000Z',
    })
    expect(await signer.signature()).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
    const signed = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z', ...headers }
    const authorization = 'AWS4-HMAC-SHA256 SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,'
    const keys = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
    expect(
      authorizationOf({ method: 'GET', url: '/test.txt', headers: { ...signed, authorization } }, keys),
    ).toMatch(/Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41$/)
  })
})

describe('STORAGE_URL', () => {
  it('names a folder, or a bucket at Amazon or at an endpoint', () => {
    expect(readStorageUrl('/srv/files')).toEqual({ kind: 'folder', folder: '/srv/files' })
    expect(readStorageUrl('file:///srv/files')).toEqual({ kind: 'folder', folder: '/srv/files' })
    const keysOf = { accessKeyId: 'KEY', secretAccessKey: 'a/b+c' }
    expect(readStorageUrl('s3://KEY:a%2Fb%2Bc@papers/one/?region=sa-east-1')).toEqual({
      kind: 's3',
      bucket: { address: 'https://papers.s3.sa-east-1.amazonaws.com/one', region: 'sa-east-1', ...keysOf },
    })
    expect(readStorageUrl('s3://KEY:a%2Fb%2Bc@papers?endpoint=https://minio.example:9000')).toEqual({
      kind: 's3',
      bucket: { address: 'https://minio.example:9000/papers', region: 'us-east-1', ...keysOf },
    })
  })

  it.each([
    's3://papers',
    's3://KEY@papers',
    's3://K:S@p',
    'https://minio.example',
    's3://K:S@papers?endpoint=ftp://x',
  ])('is refused as %s', (text) => {
    expect(readStorageUrl(text)).toBeUndefined()
  })
})

it('sweeps from the spool what a killed process left there, and nothing that is under way', async () => {
  const place = join(folder, 'spool')
  await mkdir(place)
  await writeFile(join(place, 'old'), 'x')
  await writeFile(join(place, 'new'), 'x')
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  await utimes(join(place, 'old'), yesterday, yesterday)
  await sweepSpool(place, 60 * 60 * 1000)
  expect(await readdir(place)).toEqual(['new'])
})
