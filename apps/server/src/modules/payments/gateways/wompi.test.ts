import { money } from '@enlace/domain/money.ts'
import { useWompiStandIn } from '@enlace/testing/wompi.ts'
import { wompiKeys } from '@enlace/testing/payments.ts'
import { describe, expect, it } from 'vitest'
import { centsOf, fromCents } from './cents.ts'
import { Wompi } from './wompi.ts'
import { eventChecksum, integritySignature, isGenuine, type WompiEvent } from './wompi-signatures.ts'

const wompi = useWompiStandIn()
const { publicKey, integritySecret, eventsSecret } = wompiKeys
/** Creates a gateway, by default without a private key. */
const gateway = (keys: { publicKey?: string; privateKey?: string } = {}) =>
  new Wompi({ environment: 'test', publicKey, integritySecret, eventsSecret, ...keys })

describe('the integrity signature', () => {
  // The example of docs.wompi.co, Widget y Checkout Web, paso 3.
  const secret = 'prod_integrity_Z5mMke9x0k8gpErbDqwrJXMqsI6SFli6'
  const example = { reference: 'sk8-438k4-xmxm392-sn2m', amountInCents: '2490000', currency: 'COP' }

  it('is the one that Wompi’s documentation gives', () => {
    expect(integritySignature(example, secret)).toBe(
      '37c8407747e595535433ef8f6a811d853cd943046624a0ec04662b17bbf33bf5',
    )
  })

  it('binds the end of the time to pay between currency and secret', () => {
    const expirationTime = '2023-06-09T20:28:50.000Z'
    expect(integritySignature({ ...example, expirationTime }, secret)).toBe(
      integritySignature({ ...example, currency: `COP${expirationTime}` }, secret),
    )
    expect(integritySignature({ ...example, expirationTime }, secret)).not.toBe(
      integritySignature(example, secret),
    )
  })
})

describe('an event’s checksum', () => {
  // The event of docs.wompi.co, Eventos. The checksum printed there is not the SHA-256 of the text on the same page;
  // this one is computed from that text.
  const secret = 'prod_events_OcHnIzeBl5socpwByQ4hA52Em3USQ93Z'
  const event: WompiEvent = {
    event: 'transaction.updated',
    data: {
      transaction: {
        id: '1234-1610641025-49201',
        amount_in_cents: 4490000,
        reference: 'MZQ3X2DE2SMX',
        currency: 'COP',
        status: 'APPROVED',
      },
    },
    environment: 'prod',
    signature: {
      properties: ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'],
      checksum: '5A18EC5E8FDB7DF463E9F94774CBA8F583BA21BD04A09CEFF2EA68A4BC0AEFBE',
    },
    timestamp: 1530291411,
  }

  it('is the SHA-256 of the named values, the timestamp and the secret, in capitals or not', () => {
    expect(eventChecksum(event, secret)?.toUpperCase()).toBe(event.signature.checksum)
    expect(isGenuine(event, secret)).toBe(true)
    const { checksum, properties } = event.signature
    expect(isGenuine({ ...event, signature: { properties, checksum: checksum.toLowerCase() } }, secret)).toBe(
      true,
    )
  })

  it('follows the properties that the event names, in their order', () => {
    const signature = { ...event.signature, properties: event.signature.properties.toReversed() }
    expect(isGenuine({ ...event, signature }, secret)).toBe(false)
  })

  it('takes neither another secret, nor a changed value, nor a value that is not there', () => {
    expect(isGenuine(event, `${secret}x`)).toBe(false)
    expect(isGenuine({ ...event, timestamp: 1530291412 }, secret)).toBe(false)
    const changed = { transaction: { ...Object(event.data['transaction']), amount_in_cents: 1 } }
    expect(isGenuine({ ...event, data: changed }, secret)).toBe(false)
    const signature = { ...event.signature, properties: ['transaction.constructor'] }
    expect(eventChecksum({ ...event, signature }, secret)).toBeUndefined()
  })
})

describe('an address of the checkout', () => {
  it('names what is paid, signed, in whole cents, with its end and the way back', () => {
    const order = {
      numero: '7K3M9-QX2VD',
      valor: money('1234567.8'),
      moneda: 'COP',
      nit: '900123456',
      razon_social: 'Ñandú & Cía. S.A.S.',
      correo: 'pagos@nandu.co',
      concepto: 'Pliegos',
      expires_at: '2026-11-21T16:00:00.123456Z',
    }
    const address = new URL(gateway().checkoutUrl(order, 'https://portal.test/payments/return/x'))
    expect(`${address.origin}${address.pathname}`).toBe('https://checkout.wompi.co/p/')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      'public-key': wompiKeys.publicKey,
      currency: 'COP',
      'amount-in-cents': '123456780',
      reference: '7K3M9-QX2VD',
      'signature:integrity': integritySignature(
        {
          reference: '7K3M9-QX2VD',
          amountInCents: '123456780',
          currency: 'COP',
          expirationTime: '2026-11-21T16:00:00.123Z',
        },
        wompiKeys.integritySecret,
      ),
      'expiration-time': '2026-11-21T16:00:00.123Z',
      'redirect-url': 'https://portal.test/payments/return/x',
      'customer-data:email': 'pagos@nandu.co',
      'customer-data:full-name': 'Ñandú & Cía. S.A.S.',
      'customer-data:legal-id': '900123456',
      'customer-data:legal-id-type': 'NIT',
    })
    for (const secret of [wompiKeys.integritySecret, wompiKeys.eventsSecret, wompiKeys.privateKey]) {
      expect(address.href).not.toContain(secret)
    }
  })
})

describe('Wompi’s API', () => {
  it('answers for a transaction that somebody named, whatever that was', async () => {
    const paid = wompi.pay({ reference: 'HINTED-1', status: 'APPROVED', amount_in_cents: 150000 })
    expect(await gateway().findTransactions('HINTED-1', [paid.id, 'unknown'])).toEqual([
      {
        id: paid.id,
        reference: 'HINTED-1',
        valor: '1500.00',
        moneda: 'COP',
        outcome: 'approved',
        word: 'APPROVED',
      },
    ])
    expect(await gateway().findTransactions('HINTED-1', [])).toEqual([])
  })

  it('lists those of a reference to whoever has the private key, each once', async () => {
    const first = wompi.pay({ reference: 'LISTED-1', status: 'DECLINED', amount_in_cents: 100 })
    wompi.pay({ reference: 'LISTED-1', status: 'APPROVED', amount_in_cents: 100 })
    wompi.pay({ reference: 'LISTED-2', status: 'APPROVED', amount_in_cents: 100 })
    const found = await gateway({ privateKey: wompiKeys.privateKey }).findTransactions('LISTED-1', [first.id])
    expect(found.map(({ outcome }) => outcome).toSorted()).toEqual(['approved', 'rejected'])
  })

  it.each([
    ['PENDING', 'pending'],
    ['VOIDED', 'reversed'],
    ['ERROR', 'rejected'],
    ['SOMETHING_NEW', 'pending'],
  ])('says %s, which means %s', async (status, outcome) => {
    const { id } = wompi.pay({ reference: `WORD-${status}`, status, amount_in_cents: 100 })
    const [found] = await gateway().findTransactions(`WORD-${status}`, [id])
    expect(found?.outcome).toBe(outcome)
  })

  it('decides nothing while it is down, or does not know the company', async () => {
    await expect(gateway().demandReady()).resolves.toBeUndefined()
    await expect(gateway({ publicKey: 'pub_test_other' }).demandReady()).rejects.toMatchObject({
      code: 'gateway-unavailable',
    })
    wompi.isDown = true
    await expect(gateway().demandReady()).rejects.toMatchObject({ code: 'gateway-unavailable' })
    await expect(gateway().findTransactions('X', ['1-2'])).rejects.toMatchObject({
      code: 'gateway-unavailable',
    })
  })
})

it('writes amounts in whole cents and reads them again, without a float', () => {
  for (const [valor, cents] of [
    ['0.05', '5'],
    ['1500.00', '150000'],
    ['999999999999.99', '99999999999999'],
  ] as const) {
    expect(centsOf(money(valor))).toBe(cents)
    expect(fromCents(Number(cents))).toBe(valor)
  }
})
