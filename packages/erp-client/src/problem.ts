/** Why the portal did not do what was asked, in the words that it gave. */
export class ErpProblem extends Error {
  override readonly name = 'ErpProblem'
  /** The status of HTTP; 0 where nobody answered. */
  readonly status: number
  /** The portal's word for it, such as `api-key-scope`. */
  readonly code: string
  /** What the portal's log knows the request by. */
  readonly reference: string | undefined
  /** Seconds after which it is worth asking again, where the portal says so. */
  readonly seconds: number | undefined

  constructor(
    message: string,
    {
      status = 0,
      code = 'no-answer',
      reference,
      seconds,
      cause,
    }: { status?: number; code?: string; reference?: string; seconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.reference = reference
    this.seconds = seconds
  }

  /** Whether the same may be answered when it is asked again. */
  get isPassing(): boolean {
    return [0, 408, 429].includes(this.status) || this.status >= 500 || this.code === 'push-running'
  }
}

/** The problem in an answer that is none of what was asked. */
export async function problemOf(answer: Response): Promise<ErpProblem> {
  const told = { ...((await answer.json().catch(() => ({}))) as Record<string, unknown>) } // whatever it is, its names are looked up
  const text = (name: string) => (typeof told[name] === 'string' ? told[name] : undefined)
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
  const fields =
    typeof told['fields'] === 'object' && told['fields'] !== null ? Object.values(told['fields']) : []
  const reference = text('reference')
  return new ErpProblem([text('detail') ?? answer.statusText, ...fields].join(' '), {
    status: answer.status,
    code: text('code') ?? String(answer.status),
    ...(reference !== undefined && { reference }),
    ...(Number.isFinite(seconds) && { seconds }),
  })
}
