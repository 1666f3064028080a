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
  const [{ ZxcvbnFactory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
  })
  return (password: string, known: string[]) => zxcvbn.check(password, known).score
}
