import type { FastifyReply, FastifyRequest } from 'fastify'
import Bowser from 'bowser'
import { fill } from '@enlace/contract/core/fill.ts'
import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { isSecure } from '../../../core/http/log/secrets.ts'
import { hashOf } from '../../../core/keys/keys.ts'

/** Seconds for which a browser is remembered as one that a person has used. */
const rememberedSeconds = 365 * 24 * 60 * 60

const tokenPattern = /^[\w-]{43}$/

/** What a browser says of itself, as it is kept. */
export function userAgentOf(request: FastifyRequest): string {
  return (request.headers['user-agent'] ?? '').slice(0, 300)
}

/** A browser as people call it (`Chrome en Windows`), from what it says of itself. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return texts.unknownDevice
  const { browser, os } = Bowser.parse(userAgent)
  if (browser.name === undefined || browser.name === '') return texts.unknownDevice
  if (os.name === undefined) return browser.name
  return fill(texts.deviceOf, { browser: browser.name, system: os.name })
}

/** The hash of the cookie by which a person's browser is known again; undefined where it has none. */
export function deviceHash(request: FastifyRequest): Buffer | undefined {
  const value = request.cookies[deviceCookieName(request)]
  return value !== undefined && tokenPattern.test(value) ? hashOf(value) : undefined
}

/** Lets a browser be known again; scripts cannot read it and other sites cannot send it. */
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
