/** Why the portal refused a request, in its own words. */
export class ErpProblem extends Error {
  override readonly name = 'ErpProblem'
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number
  /** The portal's error code, such as `api-key-scope`. */
  readonly code: string
  /** The reference of the request in the portal's log. */
  readonly reference: string | undefined
  /** Seconds after which to retry, if the portal states them. */
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

  /** Whether a retry of the same request may succeed. */
  get isPassing(): boolean {
    return [0, 408, 429].includes(this.status) || this.status >= 500 || this.code === 'push-running'
  }
}

/** The problem in an error response. */
export async function problemOf(answer: Response): Promise<ErpProblem> {
  const told = { ...((await answer.json().catch(() => ({}))) as Record<string, unknown>) } // any JSON value; only its fields are read
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
