import { describe, expect, it } from 'vitest'
import { readInvoiceNumbers } from './invoice-numbers.ts'

describe('a cell of invoice numbers', () => {
  it.each([
    ['5145', ['5145']],
    ['CN1342772', ['CN1342772']],
    ['VA-80116', ['VA-80116']],
    ['AC 10742', ['AC 10742']],
    ['1F05 0000003746', ['1F05 0000003746']],
    ['DL 9726-7', ['DL 9726-7']],
    ['34-01232', ['34-01232']],
    ['1004-0010798', ['1004-0010798']],
    ['02-108003', ['02-108003']],
    ['13-S881', ['13-S881']],
    ['201200097-DD', ['201200097-DD']],
    ['99805-00-1', ['99805-00-1']],
    ['109-0867533-7630625', ['109-0867533-7630625']],
    ['111896009260889864', ['111896009260889864']],
  ])('%s is one number, without doubt', (cell, numbers) => {
    expect(readInvoiceNumbers(cell)).toEqual({ numbers, date: null, doubts: [] })
  })

  it.each([
    ['74561 74562 74563 74564', ['74561', '74562', '74563', '74564']],
    ['25570-71-72', ['25570', '25571', '25572']],
    ['1619-1620-1621', ['1619', '1620', '1621']],
    ['81413-82085-82541', ['81413', '82085', '82541']],
    ['4713/14/15/16', ['4713', '4714', '4715', '4716']],
    ['17/18/19/20/', ['17', '18', '19', '20']],
    ['2134/1919', ['2134', '1919']],
    ['610/55654/613', ['610', '55654', '613']],
    ['1514/014/0210/', ['1514', '014', '0210']],
    ['102031/32/33/104851', ['102031', '102032', '102033', '104851']],
    ['50-556042/50-556183', ['50-556042', '50-556183']],
    ['cn1365942/s517399', ['cn1365942', 's517399']],
    ['828838, 828839', ['828838', '828839']],
    ['0381, 0382 Y 0384', ['0381', '0382', '0384']],
  ])('%s is a list, reported as such', (cell, numbers) => {
    expect(readInvoiceNumbers(cell)).toEqual({ numbers, date: null, doubts: ['invoice-list'] })
  })

  it.each([
    ['4760/4762/47614764/4763', ['4760', '4762', '47614764', '4763']],
    ['1875718770/18703', ['1875718770', '18703']],
  ])('%s holds two numbers run together, kept and reported', (cell, numbers) => {
    expect(readInvoiceNumbers(cell)).toEqual({
      numbers,
      date: null,
      doubts: ['invoice-list', 'invoice-number-glued'],
    })
  })

  it.each(['29-30', '828647-8'])('%s may be one number or two: kept as one and reported', (cell) => {
    expect(readInvoiceNumbers(cell)).toEqual({ numbers: [cell], date: null, doubts: ['invoice-maybe-list'] })
  })

  it('a range is kept as it is written, because nobody knows what is between', () => {
    expect(readInvoiceNumbers('30429 A LA 30437')).toEqual({
      numbers: ['30429 A LA 30437'],
      date: null,
      doubts: ['invoice-range'],
    })
  })

  it('a date run into the number is taken off', () => {
    expect(readInvoiceNumbers('22701/02/2012')).toEqual({
      numbers: ['227'],
      date: '2012-02-01',
      doubts: ['invoice-date-run-in'],
    })
  })

  it('strokes that give no day of the calendar are a list', () => {
    expect(readInvoiceNumbers('22741/02/2012').numbers).not.toContain('227')
  })

  it.each(['OBS', 'C. COBRO'])('%s names no invoice', (cell) => {
    expect(readInvoiceNumbers(cell)).toEqual({ numbers: [], date: null, doubts: ['invoice-without-number'] })
  })
})
