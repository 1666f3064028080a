import { profileMailTexts } from '@enlace/contract/profile/mail-texts.ts'
import { expect, test } from 'vitest'
import { writeForCompany } from './mails.ts'
import type { KeptRequest } from './queries.ts'

const brand = { company: 'Maderas del Sur S.A.S.', colour: '#1f3a5f', contrast: '#fff', contact: '' }
const request: KeptRequest = {
  id: '7',
  number: 'SOL-000007',
  kind: 'consulta',
  third_party_id: 1,
  supplier: 'Papelería El Cid S.A.',
  person: 'Rosa Quintero',
  email: 'rosa@elcid.example',
  state: 'recibida',
  words: '¿Qué datos míos tienen?',
  created_at: '2026-11-21T15:00:00Z',
  due_on: null,
  extended_on: null,
  answer: '',
  changes: [],
  events: [],
}

test('leads the company to where the request is dealt with', () => {
  const { text } = writeForCompany(brand, request, 3, () => 'https://admin.example.co/#/cambios/7')
  expect(text).toContain(`${profileMailTexts.company.open}:\nhttps://admin.example.co/#/cambios/7`)
  expect(text).not.toContain('npm run')
})

test('names the command that deals with a request for which the back office has no screen', () => {
  const { text } = writeForCompany(brand, request, 3, () => undefined)
  expect(text).toContain('requests show SOL-000007 --company 3')
})
