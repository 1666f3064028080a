import type { Access } from '@enlace/domain/access.ts'

/**
 * What the calls of a kind of document share, by its path. Their purposes and schemas stand with the calls, where the browser's
 * build leaves them out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function callsAt<const A extends Access>(path: `/${string}`, access: A) {
  return {
    list: { method: 'GET', path, access },
    rows: { method: 'GET', path: `${path}/rows`, access, isQuiet: true },
    one: { method: 'GET', path: `${path}/:id`, access },
    lines: { method: 'GET', path: `${path}/:id/lines`, access, delivers: 'file' },
    paper: { method: 'GET', path: `${path}/:id/pdf`, access, delivers: 'file' },
    /** A file at once, up to the synchronous limit. */
    exportNow: { method: 'GET', path: `${path}/export/:format`, access, delivers: 'file' },
    /** The same as a background job, listed among the downloads. */
    exportLater: { method: 'POST', path: `${path}/export/:format`, access, isForReaders: true },
  } as const
}
