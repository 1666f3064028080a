import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import type { DomainNames } from '../../core/outgoing/domain-names.ts'
import { checkDomain } from './domain-rules.ts'

/** A fake DNS with these TXT records. */
function world(texts: Record<string, string[]>, hosts: string[] = ['mx.andina.test']): DomainNames {
  return {
    txt: (name) => Promise.resolve(texts[name] ?? []),
    mx: () => Promise.resolve(hosts),
  }
}

async function findingsOf(names: DomainNames, selector: string | null = null) {
  const checks = await checkDomain(names, 'correo.andina.test', selector)
  return Object.fromEntries(checks.map(({ check, finding }) => [check, finding]))
}

const domain = 'correo.andina.test'
const keyOf = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength })
    .publicKey.export({ format: 'der', type: 'spki' })
    .toString('base64')
const longKey = keyOf(2048)

it.each([
  [['v=spf1 include:_spf.google.com -all'], 'spf-strict'],
  [['otro texto', 'V=SPF1 mx ~all'], 'spf-soft'],
  [['v=spf1 redirect=_spf.andina.test'], 'spf-soft'],
  [['v=spf1 mx'], 'spf-neutral'],
  [['v=spf1 ?all'], 'spf-neutral'],
  [['v=spf1 +all'], 'spf-open'],
  [['v=spf1 all'], 'spf-open'],
  [['v=spf1 -all', 'v=spf1 ~all'], 'spf-many'],
  [[`v=spf1 ${Array.from({ length: 11 }, (_, n) => `include:a${n}.test`).join(' ')} -all`], 'spf-lookups'],
  [['v=spf10 -all'], 'spf-none'],
  [[], 'spf-none'],
])('reads the SPF of %j as %s', async (texts, finding) => {
  expect((await findingsOf(world({ [domain]: texts }))).spf).toBe(finding)
})

it.each([
  [`v=DKIM1; k=rsa; p=${longKey}`, 'dkim-good'],
  [`v=DKIM1; k=rsa; p=${keyOf(1024)}`, 'dkim-weak'],
  [`v=DKIM1; k=ed25519; p=${Buffer.alloc(32, 1).toString('base64')}`, 'dkim-good'],
  ['v=DKIM1; p=', 'dkim-revoked'],
  ['v=DKIM1; p=nada', 'dkim-broken'],
])('reads the key %j as %s', async (record, finding) => {
  expect((await findingsOf(world({ [`s9._domainkey.${domain}`]: [record] }), 's9')).dkim).toBe(finding)
})

it('looks for the usual selectors where none was named, and says so where it finds none', async () => {
  expect((await findingsOf(world({ [`google._domainkey.${domain}`]: [`p=${longKey}`] }))).dkim).toBe(
    'dkim-good',
  )
  expect((await findingsOf(world({}))).dkim).toBe('dkim-unknown')
  expect((await findingsOf(world({}), 's9')).dkim).toBe('dkim-none')
})

it.each([
  [{ [`_dmarc.${domain}`]: ['v=DMARC1; p=reject'] }, 'dmarc-enforced'],
  [{ '_dmarc.andina.test': ['v=DMARC1;p=quarantine; rua=mailto:a@b.co'] }, 'dmarc-enforced'],
  [
    { [`_dmarc.${domain}`]: ['v=DMARC1; p=none'], '_dmarc.andina.test': ['v=DMARC1; p=reject'] },
    'dmarc-watch',
  ],
  [{ [`_dmarc.${domain}`]: ['v=DMARC1; rua=mailto:a@b.co'] }, 'dmarc-broken'],
  [{ [`_dmarc.${domain}`]: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }, 'dmarc-many'],
  [{ '_dmarc.test': ['v=DMARC1; p=reject'] }, 'dmarc-none'],
])('reads the DMARC of %j as %s', async (texts, finding) => {
  expect((await findingsOf(world(texts))).dmarc).toBe(finding)
})

it('tells whether answers arrive', async () => {
  expect((await findingsOf(world({}))).mx).toBe('mx-good')
  expect((await findingsOf(world({}, []))).mx).toBe('mx-none')
})

it('says of a name server that does not answer that nothing is known, and not that something is missing', async () => {
  const silent = () => Promise.reject(new Error('ETIMEOUT'))
  const checks = await checkDomain({ txt: silent, mx: silent }, domain, null)
  expect(checks.map(({ level, finding }) => [level, finding])).toEqual(
    Array.from({ length: 4 }, () => ['unknown', 'unanswered']),
  )
})
