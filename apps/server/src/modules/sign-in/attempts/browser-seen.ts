import { createHash } from 'node:crypto'
import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../../core/turns/network.ts'

/**
 * What the server itself sees of the browser that asks: its program and its network, the same at every host of the
 * installation. Of IPv4 the last part is left out: one person's connections may leave a carrier by addresses that are near.
 */
export function browserSeen(request: FastifyRequest): Buffer {
  const network = networkOf(request.ip)
  const near = isIPv4(network) ? network.slice(0, network.lastIndexOf('.')) : network
  return createHash('sha256')
    .update(JSON.stringify([near, request.headers['user-agent'] ?? '']))
    .digest()
}
