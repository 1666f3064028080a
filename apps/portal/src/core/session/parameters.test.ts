import { expect, test } from 'vitest'
import { emptyStorage } from '../../../test/kept-storage.ts'
import { keepParameters, payedRangeDays } from './parameters.ts'

const { kept } = emptyStorage()

test('what the company set is kept under the names of the specification', () => {
  keepParameters(
    {
      logo: 'company-files/a/logo',
      imagen_login: 'company-files/b/imagen_login',
      img_favicon: 'company-files/c/favicon',
      page_title: 'Portal',
      provider: 1,
      contact: 1,
      date_payment: 1,
      status_payment: 0,
      date_invoice: 1,
      time_out: 30,
      descarga_certificado: 1,
      allow_vouchers_download: 0,
      payed_range_days: 60,
      clear_cache_of_active_sessions_in_front_office: 0,
      pageOnline: 1,
    },
    'company-files/c/favicon',
  )
  expect(kept().all()).toEqual({
    logo: 'company-files/a/logo',
    imagen_login: 'company-files/b/imagen_login',
    img_favicon: 'company-files/c/favicon',
    favicon: 'company-files/c/favicon',
    page_title: 'Portal',
    provider: '1',
    contact: '1',
    date_payment: '1',
    status_payment: '0',
    date_invoice: '1',
    time_out: '30',
    descarga_certificado: '1',
    allow_vouchers_download: '0',
    payed_range_days: '60',
    clear_cache_of_active_sessions_in_front_office: '0',
    pageOnline: '1',
  })
  expect(payedRangeDays()).toBe(60)
})

test('paid invoices are those of 30 days where the company set no other window', () => {
  expect(payedRangeDays()).toBe(30)
  for (const unreadable of ['', '0', '-5', 'x']) {
    kept().setItem('payed_range_days', unreadable)
    expect(payedRangeDays()).toBe(30)
  }
})
