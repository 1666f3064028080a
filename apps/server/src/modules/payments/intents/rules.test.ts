import { money } from '@enlace/domain/money.ts'
import { describe, expect, it } from 'vitest'
import type { GatewayTransaction } from '../gateways/gateway.ts'
import { coveredEmail, decide, isTransactionId, newNumber, nextCheck, type Standing } from './rules.ts'

const now = new Date('2026-11-21T15:00:00Z')
const standing: Standing = {
  numero: '7K3M9-QX2VD',
  valor: money('150000'),
  moneda: 'COP',
  estado: 'Pendiente',
  transaction_id: null,
  reversed_at: null,
  expires_at: '2026-11-21T15:30:00Z',
}
const over = { ...standing, expires_at: '2026-11-21T14:59:00Z' }

const transaction = (
  outcome: GatewayTransaction['outcome'],
  fields: Partial<GatewayTransaction> = {},
): GatewayTransaction => ({
  id: `t-${outcome}`,
  reference: standing.numero,
  valor: money('150000'),
  moneda: 'COP',
  word: outcome.toUpperCase(),
  outcome,
  ...fields,
})

const stateOf = (of: Standing, transactions: GatewayTransaction[], findsAll = true) =>
  decide(of, transactions, { now, findsAll }).estado

describe('what the gateway’s word makes of a payment', () => {
  it.each([
    ['approved', 'Aprobada'],
    ['rejected', 'Rechazada'],
    ['reversed', 'Rechazada'],
    ['pending', 'Pendiente'],
  ] as const)('a transaction that is %s leaves it %s', (outcome, estado) => {
    expect(stateOf(standing, [transaction(outcome)])).toBe(estado)
  })

  it('is approved when one of several attempts was, in whatever order they come', () => {
    const attempts = [transaction('rejected'), transaction('approved'), transaction('pending')]
    expect(stateOf(standing, attempts)).toBe('Aprobada')
    expect(stateOf(standing, attempts.toReversed())).toBe('Aprobada')
  })

  it.each([
    ['another reference', { reference: '7K3M9-QX2VC' }],
    ['a cent less', { valor: money('149999.99') }],
    ['another currency', { moneda: 'USD' }],
  ])('counts for nothing where a transaction has %s', (_, fields) => {
    expect(stateOf(standing, [transaction('approved', fields)])).toBe('Pendiente')
  })

  it('expires when its time is over and no transaction is known, not while a bank has one in hand', () => {
    expect(stateOf(over, [])).toBe('Expirada')
    expect(stateOf(over, [transaction('pending')])).toBe('Pendiente')
    expect(stateOf(standing, [])).toBe('Pendiente')
  })

  it('waits some minutes more where the gateway cannot be asked by reference', () => {
    expect(stateOf(over, [], false)).toBe('Pendiente')
    expect(stateOf({ ...over, expires_at: '2026-11-21T14:40:00Z' }, [], false)).toBe('Expirada')
  })
})

describe('states only move forward', () => {
  it.each(['rejected', 'pending', 'reversed'] as const)(
    'what is paid stays paid though it is %s',
    (outcome) => {
      expect(
        stateOf({ ...standing, estado: 'Aprobada', transaction_id: 'other' }, [transaction(outcome)]),
      ).toBe('Aprobada')
    },
  )

  it('says of a paid one that its own transaction was undone', () => {
    const paid = { ...standing, estado: 'Aprobada', transaction_id: 't-reversed' } as const
    expect(decide(paid, [transaction('reversed')], { now, findsAll: true }).isReversed).toBe(true)
    expect(decide(paid, [], { now, findsAll: true }).isReversed).toBe(false)
  })

  it.each(['Rechazada', 'Expirada'] as const)(
    'what was %s can turn out to be paid, and nothing else',
    (estado) => {
      expect(stateOf({ ...over, estado }, [transaction('approved')])).toBe('Aprobada')
      for (const outcome of ['rejected', 'pending', 'reversed'] as const) {
        expect(stateOf({ ...over, estado }, [transaction(outcome)])).toBe(estado)
      }
      expect(stateOf({ ...standing, estado }, [])).toBe(estado)
    },
  )
})

it('asks again soon for what is open, once more at the end for what was rejected, never for what is settled', () => {
  const { expires_at } = standing
  expect(nextCheck('Pendiente', expires_at, now)?.toISOString()).toBe('2026-11-21T15:00:30.000Z')
  expect(nextCheck('Rechazada', expires_at, now)?.toISOString()).toBe('2026-11-21T15:31:00.000Z')
  expect(nextCheck('Rechazada', '2026-11-21T14:00:00Z', now)).toBeNull()
  expect(nextCheck('Aprobada', expires_at, now)).toBeNull()
  expect(nextCheck('Expirada', expires_at, now)).toBeNull()
})

it('gives numbers without vowels, so that none is a word', () => {
  const numbers = Array.from({ length: 200 }, newNumber)
  expect(
    numbers.every((number) => /^[2-9BCDFGHJKLMNPQRSTVWXZ]{5}-[2-9BCDFGHJKLMNPQRSTVWXZ]{5}$/.test(number)),
  ).toBe(true)
  expect(new Set(numbers).size).toBe(200)
})

it('covers most of an email', () => {
  expect(coveredEmail('tesoreria@empresa.com')).toBe('t•••@empresa.com')
})

it('takes no text for a transaction that could lead elsewhere', () => {
  expect(isTransactionId('1234-1610641025-49201')).toBe(true)
  for (const text of ['', '../merchants', 'a/b', 'a?b', 'x'.repeat(61)])
    expect(isTransactionId(text)).toBe(false)
})
