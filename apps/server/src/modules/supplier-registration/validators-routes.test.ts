import { buildCompany, buildPerson, buildThirdParty, changeSettings } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import {
  validateContactEmail,
  validateContactIdentification,
  validateSupplierNit,
} from '@enlace/contract/supplier-registration/company-calls.ts'
import { validatorTexts as texts } from '@enlace/contract/supplier-registration/company-texts.ts'
import { checkDigit } from '@enlace/domain/nit.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const right = { error: false, title: '', message: '' }

describe('an identification', () => {
  const judge = async (idDocument: string, document: string) => {
    const browser = new TestBrowser((await buildCompany(server.db)).host)
    return (await server.call(validateContactIdentification, browser, { query: { idDocument, document } }))
      .body
  }

  it('may be right where its number fits its type', async () => {
    expect(await judge('13', '1020304050')).toEqual(right)
    expect(await judge('31', `900123456${checkDigit('900123456')}`)).toEqual(right)
  })

  it('is refused in words where it does not', async () => {
    expect(await judge('13', '12345678901')).toEqual({
      error: true,
      title: texts.identification.title,
      message: 'Cédula de ciudadanía: el número tiene de 3 a 10 dígitos. Revise el tipo y el número.',
    })
    expect((await judge('47', '123')).message).toBe(
      'PEP (Permiso Especial de Permanencia): el número tiene 15 dígitos. Revise el tipo y el número.',
    )
    expect((await judge('31', '9001234561')).message).toBe(texts.identification['check-digit-mismatch'])
    expect((await judge('41', 'AB1234')).message).toBe(texts.identification['not-digits'])
    expect((await judge('99', '123456')).message).toBe(texts.identification['unknown-type'])
  })
})

describe('the NIT of a new supplier', () => {
  it('is refused where it is no NIT or its check digit is another', async () => {
    const browser = new TestBrowser((await buildCompany(server.db)).host)
    const judge = async (documentId: string, documentIdVerify: string) =>
      (await server.call(validateSupplierNit, browser, { query: { documentId, documentIdVerify } })).body
    expect(await judge('900123456', '1')).toEqual({
      error: true,
      title: texts.nit.title,
      message: texts.nit.mismatch,
    })
    expect((await judge('900.123', '')).message).toBe(texts.nit.malformed)
    expect(await judge('900123456', '8')).toEqual(right)
  })

  it('is refused where the company has that supplier, active or not, and taken from whom it only knows', async () => {
    const company = await buildCompany(server.db)
    const browser = new TestBrowser(company.host)
    const judge = async (fields: object) => {
      const { documento_numero } = await buildThirdParty(server.db, company, fields)
      return (await server.call(validateSupplierNit, browser, { query: { documentId: documento_numero } }))
        .body
    }
    expect((await judge({})).title).toBe(texts.nit.supplierTitle)
    expect((await judge({ activo: false })).title).toBe(texts.nit.inactiveTitle)
    expect(await judge({ es_proveedor: false })).toEqual(right)
  })
})

describe('the email of a contact', () => {
  it('is refused where it is none', async () => {
    const browser = new TestBrowser((await buildCompany(server.db)).host)
    const { body } = await server.call(validateContactEmail, browser, { query: { emailContact: 'ana@' } })
    expect(body).toEqual({ error: true, title: texts.email.title, message: texts.email.malformed })
  })

  it('is refused where it has access already, for the supplier that is named if one is', async () => {
    const company = await buildCompany(server.db)
    const [own, another] = [
      await buildThirdParty(server.db, company),
      await buildThirdParty(server.db, company),
    ]
    const { email } = await buildPerson(server.db, own)
    const judge = async (documentId?: string, host = company.host) =>
      (
        await server.call(validateContactEmail, new TestBrowser(host), {
          query: { emailContact: email.toUpperCase(), ...(documentId !== undefined && { documentId }) },
        })
      ).body
    expect((await judge()).message).toBe(texts.email.known)
    expect((await judge(own.documento_numero)).message).toBe(texts.email.knownHere)
    expect(await judge(another.documento_numero)).toEqual(right)
    expect(await judge(undefined, (await buildCompany(server.db)).host)).toEqual(right)
  })

  it('is told to an address ten times in a minute and no more', async () => {
    const browser = new TestBrowser((await buildCompany(server.db)).host)
    const statuses = []
    for (let turn = 0; turn < 11; turn++) {
      const query = { emailContact: `a${turn}@proveedor.test` }
      statuses.push((await server.call(validateContactEmail, browser, { query })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  it('is told to nobody by a company that keeps its recovery neutral', async () => {
    const company = await buildCompany(server.db)
    const { email } = await buildPerson(server.db, await buildThirdParty(server.db, company))
    await changeSettings(server.db, company, { neutral_recovery: 1 })
    const browser = new TestBrowser(company.host)
    const { body } = await server.call(validateContactEmail, browser, { query: { emailContact: email } })
    expect(body).toEqual(right)
  })
})
