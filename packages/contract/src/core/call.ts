import type * as z from 'zod/mini'
import type { Access } from '@enlace/domain/access.ts'
import type { LimitName } from './limits.ts'

/** How a call's body travels: JSON by default; the specification asks for form and multipart in places (spec 7). */
export type Encoding = 'json' | 'form' | 'multipart'

/** What the files of a call may be: papers (PDF, pictures, XML; the usual), tables (Excel, CSV), or pictures for the web. */
export type FileKinds = 'papers' | 'tables' | 'pictures'

type Fields = z.ZodMiniType<object> | undefined
type Shape = z.ZodMiniType | undefined

/** One call of the product: everything that server, client, menu and documentation need to know of it. */
export interface Call<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends Shape = Shape,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  /** What the caller gets, for the public documentation of the API. */
  purpose: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the API's base; `:name` stands for a parameter. */
  path: `/${string}`
  access: Access
  /** How often an address may make the call: every visitor's call that writes or looks something up names it. */
  limit?: LimitName
  params?: Params
  query?: Query
  body?: Body
  encoding?: Encoding
  /** How many files a multipart body may carry, under any key, the bytes of the largest, and what they may be. */
  files?: { readonly count: number; readonly bytes: number; readonly kinds?: FileKinds }
  /** Keeps much besides files: refused, as whatever brings files is, while the server has no room left. */
  takesRoom?: true
  answer: Answer
  /** Never shows the loading overlay (spec 7: advertisements, page-offline, CMS info and ad spaces). */
  isQuiet?: boolean
  /** Not caused by the person (polling, refresh): does not count as activity (spec 4, idle logout). */
  isBackground?: boolean
  /**
   * The answer is a file and no JSON: a browser gets it by a one-use ticket (core/tickets), `answer` being `FileBytes`. Or it
   * is a stream: `answer` is one line of it, and all of it for anyone who asks for JSON.
   */
  delivers?: 'file' | 'stream'
  /**
   * A dangerous act: the caller has shown who it is in the last minutes, by its second factor or, where it has none, its
   * password. `with-factor` asks only those who have a factor, where the call itself takes the password.
   */
  stepUp?: true | 'with-factor'
  /**
   * The person's own in all companies, or the installation's: closed to a session of the back office that a company's identity
   * provider opened, whose word counts in that company only.
   */
  ownSignIn?: true
  /**
   * Not read only by its method, and yet it changes nothing but the person's own things: anyone who may only look at the
   * supplier's may make it, too. Every other call that is no GET is refused to such a person.
   */
  isForReaders?: true
  /** Open to the person who has still to accept a legal text of the company: what is needed to read it, to accept it, or to leave. */
  isBeforeAcceptance?: true
  /** A GET answer that is the same for everybody: browsers and proxies may keep it for so long. */
  keptSeconds?: number
}

type Written<S> = [Extract<S, z.ZodMiniType>] extends [never] ? undefined : z.input<Extract<S, z.ZodMiniType>>
type Read<S> = [Extract<S, z.ZodMiniType>] extends [never] ? undefined : z.output<Extract<S, z.ZodMiniType>>

/** What the caller writes: numbers may be text, and what has a default may be left out. */
export interface Asked<C extends AnyCall> {
  params: Written<C['params']>
  query: Written<C['query']>
  body: Written<C['body']>
}

/** What the handler reads: checked by the call's schemas, with the defaults in place. */
export interface Sent<C extends AnyCall> {
  params: Read<C['params']>
  query: Read<C['query']>
  body: Read<C['body']>
}

/** What comes back: the answer's schema is the whitelist. */
export type AnswerOf<C extends AnyCall> = z.output<C['answer']>

/** A call whose schemas do not matter to the reader. */
export type AnyCall = Call<Fields, Fields, Shape, z.ZodMiniType>

/** Declares a call once, for the server, the clients, the menu, the tests and the documentation. */
export function defineCall<
  Answer extends z.ZodMiniType,
  Params extends Fields = undefined,
  Query extends Fields = undefined,
  Body extends Shape = undefined,
>(call: Call<Params, Query, Body, Answer>): Call<Params, Query, Body, Answer> {
  return call
}
