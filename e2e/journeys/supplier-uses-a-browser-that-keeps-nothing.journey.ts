import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import { readDevice, untilKept } from '../fixtures/device.ts'
import { listOn } from '../fixtures/list.ts'
import { expect, test } from '../fixtures/test.ts'

const { fields: columns } = statementDocument

const statements = '/#/account-statements/0'

test.use({ person: 'branchUser', savesData: false })

test('a browser that forbids the offline database shows the documents all the same', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
  })
  await page.goto(statements)
  await listOn(page).expectSettled()
  await listOn(page).links.first().click()
  await expect(page).toHaveURL(/account-statements\/0\/./)
  await page.goBack()
  await listOn(page).expectSettled()
})

test('a device without room keeps one copy at most, and hides nothing', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      sessionStorage.setItem('puts', String(Number(sessionStorage.getItem('puts') ?? 0) + 1))
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(statements)
  await listOn(page).expectSettled()
  // Tried again once, without what was kept before.
  await expect
    .poll(() => page.evaluate(() => Number(sessionStorage.getItem('puts'))))
    .toBeGreaterThanOrEqual(2)
  expect((await readDevice(page))?.stores['account_statements']).toEqual([])
  await listOn(page).expectSettled()
})

const strange = [
  { what: 'of a version above', version: 7, stores: ['account_statements'] },
  { what: 'of the version before', version: 1, stores: ['account_statements', 'old'] },
  { what: 'of the same version with other stores', version: 2, stores: ['account_statements', 'old'] },
]

test('a database of another version or with other stores is built anew at version 2', async ({ page }) => {
  for (const { what, version, stores } of strange)
    await test.step(`a database ${what} is built anew at version 2`, async () => {
      // A page of the origin that runs nothing of the portal.
      await page.goto('/health')
      await page.evaluate(
        async ({ version: at, stores: names }) => {
          indexedDB.deleteDatabase('account_DB')
          await new Promise<void>((resolve, reject) => {
            const request = indexedDB.open('account_DB', at)
            request.addEventListener('upgradeneeded', () => {
              for (const name of names)
                request.result.createObjectStore(name, { keyPath: 'id' }).put({ id: 1, left: 'over' })
            })
            request.addEventListener('success', () => {
              request.result.close()
              resolve()
            })
            request.addEventListener('error', () => reject(request.error ?? new Error('not opened')))
          })
        },
        { version, stores },
      )
      await page.goto(statements)
      await untilKept(page, 'account_statements', 'GET /account-statements')
      const device = await readDevice(page)
      expect(device?.version).toBe(2)
      expect(Object.keys(device?.stores ?? {}).toSorted()).toEqual([
        'account_statements',
        'detail-notes-debito',
        'detail_purchase_order',
        'detail_purchase_tickets',
        'notes-debito',
        'paymentStatements',
        'purchase_order',
        'purchase_tickets',
        'supplier_contracts',
      ])
      expect(JSON.stringify(device)).not.toContain('over')
    })
})

test('what another build kept goes, and what a tab deletes the other tab lets go of', async ({
  page,
  context,
}) => {
  await page.goto(statements)
  await listOn(page).expectSettled()
  const [number = ''] = await listOn(page).column(columns.factura_cliente.label)
  await untilKept(page, 'account_statements')
  await page.evaluate(async () => {
    const request = indexedDB.open('account_DB')
    await new Promise((resolve) => request.addEventListener('success', resolve))
    const writing = request.result.transaction('account_statements', 'readwrite')
    const cursor = writing.objectStore('account_statements').openCursor()
    cursor.addEventListener('success', () => {
      if (!cursor.result) return
      cursor.result.update({ shape: 1, savedAt: 1, answer: { rows: [{ mark: 'of-another-build' }] } })
      cursor.result.continue()
    })
    await new Promise((resolve) => writing.addEventListener('complete', resolve))
    request.result.close()
  })
  await page.reload()
  await listOn(page).expectSettled()
  expect(await listOn(page).column(columns.factura_cliente.label)).toContain(number)
  await expect
    .poll(async () => JSON.stringify(await readDevice(page)))
    .toMatch(new RegExp(`^(?!.*of-another-build).*${number}`))

  const other = await context.newPage()
  await other.goto(statements)
  await listOn(other).expectSettled()
  const outcome = await other.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.deleteDatabase('account_DB')
        for (const name of ['success', 'error']) request.addEventListener(name, () => resolve(name))
      }),
  )
  expect(outcome).toBe('success')
})
