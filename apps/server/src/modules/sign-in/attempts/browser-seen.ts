import { createHash } from 'node:crypto'
import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../../core/turns/network.ts'

/**
 * Returns a hash of the requesting browser's user agent and network, the same at every host of the installation. The
 * last part of an IPv4 network is omitted, since carriers may route one person's connections through neighbouring
 * addresses.
 */
export function browserSeen(request: FastifyRequest): Buffer {
  const network = networkOf(request.ip)
  const near = isIPv4(network) ? network.slice(0, network.lastIndexOf('.')) : network
  return createHash('sha256')
    .update(JSON.stringify([near, request.headers['user-agent'] ?? '']))
    .digest()
}
