import type { ActOutcome, DecidedLine } from '@enlace/contract/acts/decision-schemas.ts'
import { decisionTexts } from '@enlace/contract/acts/decision-texts.ts'
import { decidedWords, proposalWords } from '@enlace/contract/acts/line-words.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type {
  DeskProposalDetail,
  LineDecisionBody,
  ProposalDecision,
  ProposedLine,
} from '@enlace/contract/purchase-order/proposals/schemas.ts'

/** Returns a decision with its lines in the supplier's order; undefined if the lines differ. */
export function decidedLines(
  lines: readonly ProposedLine[],
  decided: readonly LineDecisionBody[],
): DecidedLine[] | undefined {
  if (lines.length !== decided.length) return undefined
  const found = lines.map(({ linea, tipo }) => {
    const one = decided.find((other) => other.linea === linea && other.tipo === tipo)
    if (!one) return undefined
    const counters = one.decision === 'contraponer'
    return {
      linea,
      tipo,
      decision: one.decision,
      fecha: counters && tipo === 'fecha' ? (one.fecha ?? null) : null,
      cantidad: counters && tipo === 'cantidad' ? (one.cantidad ?? null) : null,
      precio: counters && tipo === 'precio' ? (one.precio ?? null) : null,
      comentario: one.comentario,
    }
  })
  const known = found.filter((line) => line !== undefined)
  return known.length === lines.length ? known : undefined
}

/** Returns the overall outcome of a proposal. */
export function outcomeOf(lines: readonly Pick<DecidedLine, 'decision'>[]): ActOutcome {
  const all = (decision: DecidedLine['decision']) => lines.every((line) => line.decision === decision)
  if (all('aceptar')) return 'aceptada'
  if (all('rechazar')) return 'rechazada'
  return all('contraponer') ? 'contrapropuesta' : 'parcial'
}

/** Returns the decision as text, one sentence per line. */
export function sayDecision(
  { orden, lineas, documento }: Pick<DeskProposalDetail, 'orden' | 'lineas' | 'documento'>,
  decided: readonly DecidedLine[],
  { comentario }: Pick<ProposalDecision, 'comentario'>,
): string {
  const currency = documento?.moneda ?? 'COP'
  return [
    fill(decisionTexts.proposal[outcomeOf(decided)], { documento: orden }),
    ...decided.map((line, at) => sayLine(lineas[at], line, currency)),
    ...(comentario === '' ? [] : [comentario]),
  ].join('\n')
}

function sayLine(told: ProposedLine | undefined, decided: DecidedLine, currency: string): string {
  const { linea, comentario } = decided
  const said = fill(decisionTexts.line, {
    linea,
    item: told?.item ?? '',
    propuesta: told ? proposalWords(told, currency) : '',
    decision: decidedWords(decided, currency),
  })
  return comentario === '' ? said : `${said} ${comentario}`
}
