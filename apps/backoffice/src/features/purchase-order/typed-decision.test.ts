import { proposalTexts } from '@enlace/contract/purchase-order/proposals/texts.ts'
import { describe, expect, it } from 'vitest'
import { emptyDecision, readDecision } from './typed-decision.ts'

const line = { item: 'X', fecha: null, cantidad: null, precio: null, comentario: null, pedida: null }
const proposal = {
  lineas: [
    { ...line, linea: 1, tipo: 'fecha' },
    { ...line, linea: 2, tipo: 'cantidad' },
  ] as const,
}
const { faults } = proposalTexts

describe('a decision that is typed', () => {
  it('says of each line that nothing is decided on it', () => {
    const of = { lineas: [...proposal.lineas] }
    expect(readDecision(of, emptyDecision(of))).toEqual({
      faults: { '0.decision': faults.undecided, '1.decision': faults.undecided },
    })
  })

  it('asks for the value of a counter-proposal, and for the reason of a refusal', () => {
    const lines = [
      { decision: 'contraponer', value: '', comment: '' },
      { decision: 'rechazar', value: '', comment: '' },
    ] as const
    expect(readDecision({ lineas: [...proposal.lineas] }, { lines, comment: '' })).toEqual({
      faults: { '0.value': faults.date, '1.comment': faults.reason },
    })
  })

  it('sends quantities with a decimal comma as the product keeps them', () => {
    const lines = [
      { decision: 'aceptar', value: '', comment: '' },
      { decision: 'contraponer', value: '7,5', comment: '' },
    ] as const
    const read = readDecision({ lineas: [...proposal.lineas] }, { lines, comment: 'Gracias' })
    expect(read).toMatchObject({ decision: { comentario: 'Gracias', lineas: [{}, { cantidad: '7.5' }] } })
  })
})
