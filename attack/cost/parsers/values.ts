import * as bankAccount from '@enlace/domain/bank-account.ts'
import * as calendarDate from '@enlace/domain/calendar-date.ts'
import { readDecimal, formatQuantity } from '@enlace/domain/decimal.ts'
import * as email from '@enlace/domain/email.ts'
import { matchHolder } from '@enlace/domain/holder-name.ts'
import * as invoiceNumber from '@enlace/domain/invoice-number.ts'
import { isMoney, roundMoney } from '@enlace/domain/money.ts'
import { formatNit, isCheckDigitRight, readNit } from '@enlace/domain/nit.ts'
import { fold, neutraliseFormula } from '@enlace/domain/text.ts'
import { readTypedDecimal, readTypedMoney } from '@enlace/domain/typed-amount.ts'
import { readCode } from '@enlace/domain/verification-code.ts'
import { exactNumber, formatOf } from '@enlace/importer/core/sheets/cell-value.ts'
import { mended } from '@enlace/importer/core/tables/mend-records.ts'
import { codeFault } from '@enlace/importer/core/text/odd-code.ts'
import { textOddity } from '@enlace/importer/core/text/odd-text.ts'
import { isSerialDay, numbersOf, readDate } from '@enlace/importer/core/values/read-date.ts'
import { readNitCell } from '@enlace/importer/core/values/read-nit.ts'
import * as readNumber from '@enlace/importer/core/values/read-number.ts'
import type { CostParser } from '../parser.ts'
import { pumped } from '../shape.ts'

/** What reads a value that somebody typed, or that is in a cell. */
const readers: readonly ((text: string) => unknown)[] = [
  bankAccount.readAccountNumber,
  bankAccount.digitsOfMask,
  calendarDate.parseCalendarDate,
  readDecimal,
  (text) => (readDecimal(text) ? formatQuantity(text) : ''),
  email.isEmail,
  email.normaliseEmail,
  (text) => matchHolder(text, 'Andina de Alimentos S.A.S.'),
  (text) => matchHolder('Andina de Alimentos S.A.S.', text),
  invoiceNumber.invoiceKey,
  invoiceNumber.invoiceKeys,
  invoiceNumber.cufeIn,
  invoiceNumber.isBrokenCufe,
  isMoney,
  roundMoney,
  formatNit,
  (text) => isCheckDigitRight(text, 1),
  readNit,
  fold,
  neutraliseFormula,
  readTypedDecimal,
  readTypedMoney,
  readCode,
  exactNumber,
  formatOf,
  mended,
  codeFault,
  textOddity,
  isSerialDay,
  numbersOf,
  (text) => readDate(text, null),
  (text) => readNitCell(text),
  (text) => readNumber.readNumber(text, ','),
  readNumber.formOfNumber,
  readNumber.currencyOfNumber,
  readNumber.sideOfNumber,
  (text) => readNumber.readImplied(text, 2),
  (text) => readNumber.readRate(text, ','),
  readNumber.isSpreadsheetError,
]

/** Values as somebody types them or a cell holds them: NIT, amounts, dates, e-mails, names. */
export const values: CostParser = {
  name: 'typed values',
  place: `${readers.length} readers of domain and importer`,
  thread: 'worker',
  limit: 1_000_000,
  why: 'longestRecord of a text file',
  tokens: [
    '0',
    '1',
    '9',
    '.',
    ',',
    '-',
    ' ',
    '	',
    '\xA0',
    '\n',
    '$',
    '%',
    '(',
    ')',
    'CR',
    'a',
    'A',
    'é',
    'e',
    'E',
    '+',
    '/',
    ':',
    "'",
    '"',
    '@',
    'a@',
    'a.',
    '_',
    '́',
    'ß',
    '1.',
    '1,',
    '1 ',
    '2026-',
    '01/',
    'enero ',
    'de ',
    'S.A.S. ',
    'NIT',
    'Ã',
    'Ã¡',
    '#',
    '​',
    '=',
    '[',
    ']',
    '[$-',
    'yy',
    ';',
    'mil ',
    'por ',
    '000.000',
  ],
  seeds: [
    '0',
    '1.',
    '1,',
    ' ',
    'a',
    'a ',
    '.',
    '-',
    '$',
    '01/',
    'Ã',
    '0 ',
    'a@',
    'S.A.S. ',
    '[',
    '(',
    'CR',
    '000.',
  ]
    .flatMap((text) => [pumped('', text), pumped('1', text, { tail: '!' }), pumped('a', text, { tail: 'x' })])
    .concat(pumped('', 'e', { close: ' ', tail: '\n' }), pumped('-', 'E', { tail: '+' })),
  parse: (bytes) => {
    const text = bytes.toString('utf8')
    const faults: unknown[] = []
    for (const read of readers) {
      try {
        read(text)
      } catch (fault) {
        faults.push(fault)
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, 'Not all readers read it')
  },
}
