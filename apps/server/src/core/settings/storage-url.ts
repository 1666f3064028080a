import { fileURLToPath } from 'node:url'

/** A bucket of an S3-compatible store, as STORAGE_URL names it. */
export interface Bucket {
  /** Address of the bucket without a slash at its end; keys follow it. */
  address: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** The storage of files, read from STORAGE_URL. */
export type StoragePlace = { kind: 'folder'; folder: string } | { kind: 's3'; bucket: Bucket }

/**
 * Reads STORAGE_URL: a folder (`/srv/files`, `file:///srv/files`), or
 * `s3://KEY:SECRET@bucket/prefix?region=us-east-1&endpoint=https://minio.example:9000`. With an endpoint the bucket is
 * the first part of the path; without, it is Amazon's own host of the bucket. Undefined for anything else.
 */
export function readStorageUrl(text: string): StoragePlace | undefined {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return { kind: 'folder', folder: text }
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.protocol === 'file:') return { kind: 'folder', folder: fileURLToPath(url) }
  if (url.protocol !== 's3:') return undefined
  const bucket = url.hostname
  const endpoint = url.searchParams.get('endpoint')
  const region = url.searchParams.get('region') ?? 'us-east-1'
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || url.username === '' || url.password === '') {
    return undefined
  }
  if (endpoint !== null && !/^https?:\/\/[^/?#@]+\/?$/.test(endpoint)) return undefined
  const host =
    endpoint === null ? `https://${bucket}.s3.${region}.amazonaws.com` : `${trimmed(endpoint)}/${bucket}`
  return {
    kind: 's3',
    bucket: {
      address: `${host}${trimmed(url.pathname)}`,
      region,
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  }
}

function trimmed(text: string): string {
  return text.replace(/\/+$/, '')
}
