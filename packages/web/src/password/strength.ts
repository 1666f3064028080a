/** How strong a password is, from 0 (guessed at once) to 4. */
export type Strength = 0 | 1 | 2 | 3 | 4

let estimator: Promise<(password: string, known: string[]) => Strength> | undefined

/**
 * How soon somebody would guess a password who knows the person's email, the words of Spanish and what people usually
 * choose. Everything is reckoned in this browser; the words come when the first password is typed.
 */
export async function strengthOf(password: string, known: readonly string[]): Promise<Strength> {
  estimator ??= loadEstimator()
  try {
    // What is beyond makes nothing stronger, and would take long.
    return (await estimator)(password.slice(0, 100), [...known])
  } catch (fault) {
    estimator = undefined
    throw fault
  }
}

async function loadEstimator() {
  const [{ ZxcvbnFactory }, common, spanish, { isCommonPassword }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
    import('@enlace/domain/common-password-rules.ts'),
  ])
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
  })
  return (password: string, known: string[]): Strength => {
    const { score } = zxcvbn.check(password, known)
    // The server refuses it as common, so that no level above weak is true.
    return score > 1 && isCommonPassword(password, { email: known[0] ?? '' }) ? 1 : score
  }
}
