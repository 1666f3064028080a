import type * as z from 'zod/mini'
import type { Access } from '@enlace/domain/access.ts'
import type { LimitName } from './limits.ts'

/** The encoding of a call's body: JSON by default; the specification requires form and multipart in places (spec 7). */
export type Encoding = 'json' | 'form' | 'multipart'

/**
 * The allowed files of a call: papers (PDF, pictures, XML; the default), forms to fill in (papers or a workbook), tables
 * (Excel, CSV), web pictures, or electronic invoices (XML, ZIP, PDF).
 */
export type FileKinds = 'papers' | 'forms' | 'tables' | 'pictures' | 'invoices'

type Fields = z.ZodMiniType<object> | undefined
type Shape = z.ZodMiniType | undefined

/** The definition of one call, shared by server, client, menu and documentation. */
export interface Call<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends Shape = Shape,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  /** The result for the caller, for the public documentation of the API. */
  purpose: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path below the API's base; `:name` is a parameter. */
  path: `/${string}`
  access: Access
  /** The rate limit per IP address, required for every visitor's call that writes or looks something up. */
  limit?: LimitName
  params?: Params
  query?: Query
  body?: Body
  encoding?: Encoding
  /** The limits of files in a multipart body, under any key: their number, the bytes of the largest, and their kinds. */
  files?: { readonly count: number; readonly bytes: number; readonly kinds?: FileKinds }
  /** Stores much data besides files: refused, like file uploads, while the server is short of disk space. */
  takesRoom?: true
  answer: Answer
  /** Never shows the loading overlay (spec 7: advertisements, page-offline, CMS info and ad spaces). */
  isQuiet?: boolean
  /** Not triggered by the user (polling, refresh), so it is not activity for the idle logout (spec 4). */
  isBackground?: boolean
  /**
   * The response is not JSON: either a file, which browsers download with a one-use ticket (core/tickets) and whose
   * `answer` is `FileBytes`, or a stream, whose `answer` is one line of it, or the whole for clients that ask for JSON.
   */
  delivers?: 'file' | 'stream'
  /**
   * A sensitive act: the user must have authenticated in the last minutes with the second factor or, without one, the
   * password. `with-factor` only asks users with a factor, if the call itself takes the password.
   */
  stepUp?: true | 'with-factor'
  /**
   * Concerns the user in all companies, or the installation. Sessions opened by a company's identity provider are
   * refused, because it is trusted in that company only.
   */
  ownSignIn?: true
  /**
   * Only changes the user's own data, so that read-only users may make it, too. They are refused every other call that
   * is not a GET.
   */
  isForReaders?: true
  /** Open to users who have yet to accept a legal text: needed to read it, accept it, or leave. */
  isBeforeAcceptance?: true
  /** Seconds for which browsers and proxies may cache a GET response that is the same for everybody. */
  keptSeconds?: number
}

type Written<S> = [Extract<S, z.ZodMiniType>] extends [never] ? undefined : z.input<Extract<S, z.ZodMiniType>>
type Read<S> = [Extract<S, z.ZodMiniType>] extends [never] ? undefined : z.output<Extract<S, z.ZodMiniType>>

/** The input of the caller: numbers may be text, and fields with a default are optional. */
export interface Asked<C extends AnyCall> {
  params: Written<C['params']>
  query: Written<C['query']>
  body: Written<C['body']>
}

/** The input of the handler: validated by the call's schemas, with defaults filled in. */
export interface Sent<C extends AnyCall> {
  params: Read<C['params']>
  query: Read<C['query']>
  body: Read<C['body']>
}

/** The response, whose schema is the whitelist of its fields. */
export type AnswerOf<C extends AnyCall> = z.output<C['answer']>

/** A call of any schemas. */
export type AnyCall = Call<Fields, Fields, Shape, z.ZodMiniType>

/** Declares a call for the server, the clients, the menu, the tests and the documentation. */
export function defineCall<
  Answer extends z.ZodMiniType,
  Params extends Fields = undefined,
  Query extends Fields = undefined,
  Body extends Shape = undefined,
>(call: Call<Params, Query, Body, Answer>): Call<Params, Query, Body, Answer> {
  return call
}
