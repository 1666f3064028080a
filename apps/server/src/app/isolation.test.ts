import { Readable } from 'node:stream'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { endOtherSessions } from '@enlace/contract/sign-in/security/calls.ts'
import { getSessionContext, logout, switchMembership } from '@enlace/contract/sign-in/session/calls.ts'
import { getCmsContent } from '@enlace/contract/content/calls.ts'
import { getAccountStatement, listAccountStatements } from '@enlace/contract/account-statements/calls.ts'
import { getDebitNote, listDebitNotes } from '@enlace/contract/notes-debit/calls.ts'
import { recoveryMarker } from '@enlace/contract/sign-in/password/schemas.ts'
import { getPaymentMade, listPaymentsMade } from '@enlace/contract/payments-made/calls.ts'
import { getPurchaseOrder, listPurchaseOrders } from '@enlace/contract/purchase-order/calls.ts'
import { getPurchaseTicket, listPurchaseTickets } from '@enlace/contract/purchase-tickets/calls.ts'
import { getRegisterData } from '@enlace/contract/supplier-registration/company-calls.ts'
import { searchSupplier } from '@enlace/contract/search-company/calls.ts'
import { buildPerson, type BuiltPerson } from '@enlace/testing/builders.ts'
import { bareTables, plantOfPersons } from '@enlace/testing/every-table.ts'
import type { Planted } from '@enlace/testing/plant-row.ts'
import { plantHandOver, plantSavedView } from '@enlace/testing/person-rows.ts'
import { allOf, buildWorld, type Supplier, wordsOf, type World } from '@enlace/testing/planted-world.ts'
import { readBy } from '@enlace/testing/read-by.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { type Given, TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { spool } from '../core/files/spool.ts'
import { servedCalls } from './calls.ts'

const folder = await useScratchFolder('enlace-isolation-')
const server = useTestServer({ STORAGE_URL: folder, LOG_LEVEL: 'error' }, 'own')

let own: World
let other: World
/** Persons of the first supplier of the own company: of the first branch only, and without any module. */
let ofOneBranch: BuiltPerson
let ofNoModule: BuiltPerson

beforeAll(async () => {
  own = await buildWorld(server)
  other = await buildWorld(server)
  await fillStorage()
  const [{ thirdParty, branches }] = own.suppliers
  ofOneBranch = await buildPerson(server.db, thirdParty, { accounts: branches.slice(0, 1) })
  ofNoModule = await buildPerson(server.db, thirdParty, { modules: [] })
})

/** Stores the bytes of every planted file, which name their owner. */
async function fillStorage() {
  const { storage } = server.portal.service
  const files = await server.asAdmin<{ storage_key: string; media_type: string }>(
    'select storage_key, media_type from stored_files',
  )
  for (const { storage_key: key, media_type: marker } of files) {
    const { path, size, sha256 } = await spool(storage.spoolFolder, Readable.from([Buffer.from(marker)]))
    await storage.put(path, { key, size, sha256 })
  }
}

/** Every value that identifies data of another party. */
interface Target {
  planted: Planted
  membership?: string
  person?: string
}

const targetsOf = ({ shown, closed, suppliers }: World): Target[] => [
  ...suppliers.flatMap(({ record, documents, person }) => [
    { planted: record, membership: person.membership, person: person.identity },
    ...documents.slice(-1).map((planted) => ({ planted })),
  ]),
  { planted: shown },
  { planted: closed },
]

/** Returns the target under every name of a call's input: its path and its body. */
function givenOf(call: AnyCall, { planted, membership, person }: Target): Given {
  const { company, id, marker, number } = planted
  const email = `${marker}@ejemplo.co`
  const token = 'x'.repeat(43)
  const supplier = { businessName: marker, documentID: number, contactEmail: email, captchaValue: marker }
  const isForm = call.encoding === 'multipart'
  return {
    ...(call.params && {
      params: {
        id,
        list: 'account-statements',
        format: 'csv',
        kind: 'account-statements',
        indicador: 'facturas_sin_rechazo',
        company,
        code: marker,
        pageCode: marker,
        name: marker,
        token,
        gateway: 'wompi',
        report: 'cartera-por-edades',
        slug: marker,
      },
    }),
    query: {
      q: marker,
      id,
      company,
      compania: company,
      location: marker,
      pageName: marker,
      typeAplication: 'agp',
      documentId: number,
      document: number,
      idDocument: '13',
      emailContact: email,
      tipo: 'fuente',
      anio: '2026',
      report: 'cartera-por-edades',
    },
    ...(call.body && {
      body: {
        company: isForm ? JSON.stringify({ id: company }) : company,
        id,
        nit: number,
        dv: '1',
        membership: membership ?? id,
        isSharedDevice: false,
        isOn: false,
        paper: 'referencia_comercial',
        kind: 'account-statements',
        tipo: 'pago',
        mensaje: marker,
        lineas: '[{"linea":1,"tipo":"otra","comentario":"x"}]',
        motivo: 'valor',
        comentario: marker,
        idempotencyKey: `${marker}-key`,
        from: marker,
        userId: person ?? id,
        appName: 'agp',
        code: marker,
        templateParam: marker,
        token,
        email,
        captcha: marker,
        captchaValue: marker,
        username: email,
        password: marker,
        applicationType: 'agp',
        data: recoveryMarker,
        concepto: 1,
        client_id: marker,
        client_secret: marker,
        refresh_token: marker,
        grant_type: 'refresh_token',
        supplier: JSON.stringify(supplier),
        subject: '1',
        name: marker,
        message: marker,
        searchText: marker,
        days: 0,
        search: '',
        columns: null,
        is_default: false,
      },
    }),
  }
}

/** The person who asks, with the planted data that this person may see. */
interface Asker {
  who: string
  browser: () => Promise<TestBrowser>
  maySee: () => Planted[]
}

const at = (world: () => World) => async () => new TestBrowser(world().company.host)
const signedIn = (person: () => BuiltPerson) => () => server.signIn(person())
/** Opened first: some calls of the walk lock accounts, as they should. */
const sessions = new Map<BuiltPerson, TestBrowser>()
const askingBy = new Map<string, TestBrowser>()

beforeAll(async () => {
  const [first, second] = own.suppliers
  for (const person of [first.person, second.person, ofOneBranch, other.suppliers[0].person]) {
    sessions.set(person, await server.signIn(person))
  }
  for (const { who, browser } of askers) askingBy.set(who, await browser())
})

/** The data that a supplier's person may see: its record, and the documents of the given number of branches. */
const seenOf = ({ record, documents, orders }: Supplier, branches = 2) => [
  record,
  ...documents.slice(0, branches),
  ...orders.slice(0, branches),
]

const askers: Asker[] = [
  { who: 'nobody', browser: at(() => own), maySee: () => [own.shown] },
  {
    who: 'a supplier of another company, at the host of this one',
    browser: async () => {
      const browser = await server.signIn(other.suppliers[0].person)
      return browser.elsewhere(own.company.host)
    },
    maySee: () => [own.shown, other.shown, ...seenOf(other.suppliers[0])],
  },
  {
    who: 'another supplier of the company',
    browser: signedIn(() => own.suppliers[1].person),
    maySee: () => [own.shown, ...seenOf(own.suppliers[1])],
  },
  {
    who: 'a person of another branch of the supplier',
    browser: signedIn(() => ofOneBranch),
    maySee: () => [own.shown, ...seenOf(own.suppliers[0], 1)],
  },
  {
    who: 'a person whose master left no module',
    browser: signedIn(() => ofNoModule),
    maySee: () => [own.shown, own.suppliers[0].record, ...own.suppliers[0].documents],
  },
  {
    who: 'the right person',
    browser: signedIn(() => own.suppliers[0].person),
    maySee: () => [own.shown, ...seenOf(own.suppliers[0])],
  },
]

/** Calls that reveal a third party to anyone who knows its number, as specified (spec 7). */
const tellsRecords: readonly AnyCall[] = [searchSupplier, getRegisterData]

function browserOf(person: BuiltPerson): TestBrowser {
  const browser = sessions.get(person)
  if (!browser) throw new Error('Nobody signed this person in')
  return browser
}

it('plants something of each company in every table, so that a leak from anywhere is seen', async () => {
  for (const { company, shown, closed, suppliers } of [own, other]) {
    await plantHandOver(server, shown)
    const [{ thirdParty, branches }] = suppliers
    const colleague = await buildPerson(server.db, thirdParty, { accounts: branches })
    await plantSavedView(server, closed, colleague.membership)
    await plantOfPersons(server, closed)
    expect(await bareTables(server, company.id)).toEqual([])
  }
})

/** Calls that end the session used for the others. */
const endings: readonly AnyCall[] = [switchMembership, logout]
/** Closes the sessions that the later tests need; its answer is a number. */
const unasked: readonly AnyCall[] = [endOtherSessions]
const named = (calls: readonly AnyCall[]) =>
  calls.map((call) => [`${call.method} ${call.path}`, call] as const)

/**
 * Refusals before the call reads its input, as the access suite shows for every call: the call is made once per
 * company, since all others would be refused likewise.
 */
const atTheDoor = new Set(['session-missing', 'not-master', 'module-off'])

describe.each(askers)('$who', ({ who, maySee }) => {
  let asking: TestBrowser
  beforeAll(() => {
    asking = askingBy.get(who) ?? new TestBrowser('')
  })

  /** Returns the leaks of a call over all data of others; inputs that it reads alike are sent once. */
  async function leaksOf(call: AnyCall): Promise<string[]> {
    const leaked: string[] = []
    const refused = new Set<World>()
    const asked = new Set<string>()
    const words = hiddenWords(call)
    const targets = [own, other].flatMap((world) => targetsOf(world).map((target) => ({ world, target })))
    for (const { world, target } of targets) {
      const given = givenOf(call, target)
      const read = readBy(call, given)
      if (refused.has(world) || asked.has(read)) continue
      asked.add(read)
      const { status, response, problem } = await server.call(call, asking.elsewhere(), given)
      if (atTheDoor.has(problem.code ?? '')) refused.add(world)
      if (status >= 500) leaked.push(`${status} ${response.body}`)
      const body = withoutEcho(response.body, target.planted.marker)
      leaked.push(...words.filter((word) => body.includes(word)))
    }
    return leaked
  }

  function hiddenWords(call: AnyCall): string[] {
    const seen = maySee()
    const isTold = (planted: Planted) =>
      tellsRecords.includes(call) && own.suppliers.some(({ record }) => record === planted)
    const seenWords = new Set(seen.flatMap(wordsOf))
    return [own, other]
      .flatMap(allOf)
      .filter((planted) => !isTold(planted) && !seen.includes(planted))
      .flatMap(wordsOf)
      .filter((word) => !seenWords.has(word))
  }

  // Reads first: what a person writes here, with the words of others, comes back from its own lists.
  const isWrite = (call: AnyCall) => Number(call.method !== 'GET')
  const asked = servedCalls
    .filter((call) => ![...endings, ...unasked].includes(call))
    .toSorted((call, next) => isWrite(call) - isWrite(next))

  it.each(named(asked))('gets from %s nothing of what is others’, whatever ids it sends', async (_, call) => {
    expect(await leaksOf(call)).toEqual([])
  })

  it('was who it was all the while', async () => {
    const { status } = await server.call(getSessionContext, asking.elsewhere())
    expect(status).toBe(asking.token === undefined ? 401 : 200)
  })

  it.each(named(endings))('gets from %s nothing either', async (_, call) => {
    expect(await leaksOf(call)).toEqual([])
  })
})

/** Some answers repeat the requested id once, even if there is nothing. */
const withoutEcho = (body: string, asked: string) =>
  body.replace(new RegExp(`"(location|code|name)":"${asked}"`), '')

const lists = [
  { list: listAccountStatements, get: getAccountStatement, of: 'documents' },
  { list: listPaymentsMade, get: getPaymentMade, of: 'documents' },
  { list: listPurchaseOrders, get: getPurchaseOrder, of: 'orders' },
  { list: listPurchaseTickets, get: getPurchaseTicket, of: 'orders' },
  { list: listDebitNotes, get: getDebitNote, of: 'orders' },
] as const

describe.each(lists)('$list.path', ({ list, get, of }) => {
  const idsSeenBy = async (person: BuiltPerson, given: object = {}) => {
    const { body } = await server.call(list, browserOf(person), given)
    expect(body.total).toBe(body.rows.length)
    return body.rows.map(({ id }) => id).toSorted()
  }
  const ids = (planted: readonly Planted[]) => planted.map(({ id }) => id).toSorted()

  it('shows each person the rows of its own branches, all of them and no other', async () => {
    const [first, second] = own.suppliers
    expect(await idsSeenBy(first.person)).toEqual(ids(first.documents))
    expect(await idsSeenBy(ofOneBranch)).toEqual(ids(first.documents.slice(0, 1)))
    expect(await idsSeenBy(second.person)).toEqual(ids(second.documents))
    expect(await idsSeenBy(other.suppliers[0].person)).toEqual(ids(other.suppliers[0].documents))
  })

  it('finds by a word the own rows, and by another’s word none', async () => {
    const [first, second] = own.suppliers
    const { person } = first
    for (const { marker, id } of first[of])
      expect(await idsSeenBy(person, { query: { q: marker } })).toEqual([id])
    for (const { marker } of [...second[of], ...other.suppliers[0][of]]) {
      expect(await idsSeenBy(person, { query: { q: marker } })).toEqual([])
    }
  })

  it('says of another’s document what it says of one that there is not', async () => {
    const browser = browserOf(ofOneBranch)
    const foreign = [
      own.suppliers[0].documents[1],
      own.suppliers[1].documents[0],
      other.suppliers[0].documents[0],
    ]
    const answers = await Promise.all(
      [...foreign.map((planted) => planted?.id), '00000000-0000-4000-8000-000000000000'].map((id) =>
        server.call(get, browser, { params: { id } }),
      ),
    )
    expect(new Set(answers.map(({ status, response }) => `${status} ${response.body}`)).size).toBe(1)
    expect(answers[0]?.problem.code).toBe('document-not-found')
  })
})

it('shows at each address what its own company says there', async () => {
  for (const { company, shown } of [own, other]) {
    const { body } = await server.call(getCmsContent, new TestBrowser(company.host), {
      query: { location: shown.marker },
    })
    expect(body.html).toBe(shown.marker)
  }
})
