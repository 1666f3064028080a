import type { FastifyReply, FastifyRequest } from 'fastify'
import Bowser from 'bowser'
import { fill } from '@enlace/contract/core/fill.ts'
import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { isSecure } from '../../../core/http/log/secrets.ts'
import { hashOf } from '../../../core/keys/keys.ts'

/** Seconds that a browser is remembered as used by a person. */
const rememberedSeconds = 365 * 24 * 60 * 60

const tokenPattern = /^[\w-]{43}$/

/** Returns the user agent in the form in which it is stored. */
export function userAgentOf(request: FastifyRequest): string {
  return (request.headers['user-agent'] ?? '').slice(0, 300)
}

/** Returns a readable browser name (`Chrome en Windows`) from the user agent. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return texts.unknownDevice
  const { browser, os } = Bowser.parse(userAgent)
  if (browser.name === undefined || browser.name === '') return texts.unknownDevice
  if (os.name === undefined) return browser.name
  return fill(texts.deviceOf, { browser: browser.name, system: os.name })
}

/** Returns the hash of the device cookie; undefined if there is none. */
export function deviceHash(request: FastifyRequest): Buffer | undefined {
  const value = request.cookies[deviceCookieName(request)]
  return value !== undefined && tokenPattern.test(value) ? hashOf(value) : undefined
}

/** Sets the device cookie, inaccessible to scripts and other sites. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(deviceCookieName(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(request),
    maxAge: rememberedSeconds,
  })
}

function deviceCookieName(request: FastifyRequest): string {
  return isSecure(request) ? '__Host-enlace_device' : 'enlace_device'
}
