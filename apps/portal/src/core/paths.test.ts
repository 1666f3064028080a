import { expect, test } from 'vitest'
import { isAt, paramsAt } from '@enlace/web/path.ts'
import { paths } from './paths.ts'

test('lists every route of the portal', () => {
  expect(Object.values(paths).map((path) => path.pattern)).toEqual([
    '/login',
    '/password-recovery',
    '/password',
    '/register-login',
    '/search-company',
    '/supplier-registration',
    '/registration-status/$token',
    '/supplier-registration/company/$nit',
    '/contact-us',
    '/terms-and-conditions',
    '/terms',
    '/privacy-policy',
    '/privacy',
    '/about-us',
    '/accesibilidad',
    '/sin-costo',
    '/payments',
    '/payments/$token',
    '/set-password/$token',
    '/reply/$token',
    '/email-change/$token',
    '/bank-change/$token',
    '/verify',
    '/verify/$code',
    '/hand-over/$code',
    '/hand-over',
    '/browser-not-supported',
    '/offline-expectation',
    '/ayuda',
    '/ayuda/$page',
    '/500',
    '/404',
    '/inicio',
    '/account-statements/$days',
    '/account-statements/$days/movements',
    '/account-statements/$days/arrived',
    '/account-statements/$days/reconcile',
    '/account-statements/$days/$id',
    '/payments-made/$days',
    '/payments-made/$days/$id',
    '/purchase-order/$days',
    '/purchase-order/$days/$id',
    '/purchase-tickets/$days',
    '/purchase-tickets/$days/$id',
    '/notes-debit/$days',
    '/notes-debit/$days/$id',
    '/invoices',
    '/invoices/$id',
    '/supporting-documents/$id',
    '/questions',
    '/questions/$id',
    '/papers',
    '/downloads',
    '/notifications',
    '/reports',
    '/reports/$report',
    '/blog',
    '/blog/$slug',
    '/events',
    '/events/$id',
    '/certificates',
    '/certificates/reconcile',
    '/supplier-contracts',
    '/supplier-contracts/$id',
    '/supplier-qualification',
    '/supplier-qualification/documents',
    '/supplier-qualification/evaluations/$id',
    '/supplier-qualification/reviews/$id',
    '/supplier-qualification/indicators/$indicator',
    '/users',
    '/users/$id',
    '/supplier-keys',
    '/profile',
    '/profile/security',
    '/profile/notifications',
    '/profile/company',
    '/profile/company/change',
    '/profile/data-rights',
    '/profile/bank-accounts',
    '/unlayer/$value',
  ])
})

test('links to a place by its parameters', () => {
  expect(paths.login()).toBe('#/login')
  expect(paths.accountStatements({ days: 30 })).toBe('#/account-statements/30')
  expect(paths.unlayer({ value: 'guía/1?' })).toBe('#/unlayer/gu%C3%ADa%2F1%3F')
})

test('writes the filter after the place, and leaves out what is empty', () => {
  const filter = { status: ['nueva', 'vista'], q: 'tornillos & tuercas', page: 2, from: undefined, min: '' }
  expect(paths.purchaseOrders({ days: 0 }, filter)).toBe(
    '#/purchase-order/0?status=nueva,vista&q=tornillos+%26+tuercas&page=2',
  )
})

test('knows a place with and without a slash at its end', () => {
  expect(isAt(paths.accountStatements.pattern, '/account-statements/30')).toBe(true)
  expect(isAt(paths.accountStatements.pattern, '/account-statements/30/?q=1')).toBe(true)
  expect(isAt(paths.accountStatements.pattern, '/account-statements/30/7')).toBe(false)
  expect(isAt(paths.login.pattern, '/login-help')).toBe(false)
})

test('reads the parameters of a place as they were written into it', () => {
  expect(paramsAt(paths.unlayer.pattern, paths.unlayer({ value: 'guía/1?' }).slice(1))).toEqual({
    value: 'guía/1?',
  })
  expect(paramsAt(paths.login.pattern, '/login?x=1')).toEqual({})
})

test('a parameter that cannot be decoded is an empty one', () => {
  expect(paramsAt(paths.unlayer.pattern, '/unlayer/%E0%A4%A')).toEqual({ value: '' })
})
