import { afterAll, describe, expect, test } from 'vitest'
import { ledgerFaults, ledgerFingerprint, quotesOf, readLedger } from './ledger.ts'
import { plantWorkspace } from './planted-workspace.ts'

const planted = plantWorkspace({
  'apps/portal/src/features/sign-in/login/view.tsx': 'export const View = () => null\n',
  'e2e/journeys/supplier-signs-in.journey.ts': `test('signs in with the right password', () => {})\n`,
})
afterAll(() => planted.remove())

const WHERE = '`apps/portal/src/features/sign-in/login/view.tsx`'
const TEST = '`e2e/journeys/supplier-signs-in.journey.ts › signs in with the right password`'
const faultsOf = (row: string, texts = `'Iniciar Sesión'`) =>
  ledgerFaults(readLedger(row), planted.root, texts)

describe('a row of the ledger', () => {
  test('is borne out when it is done, its places exist, its test exists and its text is in a texts.ts', () => {
    expect(faultsOf(`| A button 'Iniciar Sesión'. | ${WHERE} | ${TEST} | done |`)).toEqual([])
  })

  test.each([
    [
      'a state that is neither done nor open',
      `| A | ${WHERE} | ${TEST} | almost |`,
      'the state is "almost", not done or open',
    ],
    ['done without a place', `| A | | ${TEST} | done |`, 'done, but it does not say where'],
    ['done without a test', `| A | ${WHERE} | | done |`, 'done, but no test proves it'],
    [
      'a place that does not exist',
      '| A | `apps/portal/none.ts` | | open |',
      'apps/portal/none.ts does not exist',
    ],
    [
      'a test file that does not exist',
      '| A | | `e2e/none.journey.ts › signs in` | open |',
      'the test file e2e/none.journey.ts does not exist',
    ],
    [
      'a test that its file does not have',
      '| A | | `e2e/journeys/supplier-signs-in.journey.ts › signs out` | open |',
      'e2e/journeys/supplier-signs-in.journey.ts has no test "signs out"',
    ],
    [
      'a test named by its file alone',
      '| A | | `e2e/journeys/supplier-signs-in.journey.ts` | open |',
      'e2e/journeys/supplier-signs-in.journey.ts has no test ""',
    ],
    [
      'a text that no texts.ts has',
      `| Shows 'Salir'. | ${WHERE} | ${TEST} | done |`,
      `'Salir' stands in no texts.ts`,
    ],
  ])('is refused for %s', (_fault, row, message) => {
    expect(faultsOf(row)).toEqual([`line 1: ${message}`])
  })

  test('may be open with nothing else', () => {
    expect(faultsOf(`| Shows 'Salir'. | | | open |`)).toEqual([])
  })
})

test('headings, captions and rules of the tables are no rows', () => {
  expect(readLedger('## 1\n\n| specification | where | test | state |\n|---|---|---|---|\n')).toEqual([])
})

test('a quotation is told from an apostrophe', () => {
  expect(quotesOf(`the server's text ('Es obligatorio'), and the user's 'Salir'.`)).toEqual([
    'Es obligatorio',
    'Salir',
  ])
})

test('the fingerprint stays when a row is split, and changes with a word', () => {
  const fingerprint = (markdown: string) => ledgerFingerprint(readLedger(markdown))
  const whole = fingerprint('| One. Two. | | | open |')
  expect(fingerprint('| One. | | | open |\n| Two. | | | open |')).toBe(whole)
  expect(fingerprint('| One. Three. | | | open |')).not.toBe(whole)
})
