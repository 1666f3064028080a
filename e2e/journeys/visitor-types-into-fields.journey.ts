import { contactUsTexts } from '@enlace/contract/contact-us/texts.ts'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const { labels } = contactUsTexts

/** The fields of the contact form, with the keyboard, the clipboard and the input method of a person before them. */
async function openForm(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/#/contact-us')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await expect(field(labels.name)).toBeEditable()
  return {
    name: field(labels.name),
    phone: field(labels.phone),
    indicative: field(labels.indicative),
    inputMethod: await page.context().newCDPSession(page),
  }
}

/** Pastes as a person does: whatever is in the clipboard, by the shortcut. */
async function paste(page: Page, into: Locator, text: string) {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await into.focus()
  await page.keyboard.press('ControlOrMeta+V')
}

/** Shows in the field what is being composed, as a dead key or an input method does. */
async function compose(inputMethod: CDPSession, text: string) {
  const end = text.length
  await inputMethod.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end })
}

/** Takes over what was being composed. */
async function commit(inputMethod: CDPSession, text: string) {
  await inputMethod.send('Input.insertText', { text })
}

/** Sets a value as autofill and password managers do: whole, and with no key. */
async function fillIn(field: Locator, value: string) {
  await field.evaluate((element, filled) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, filled)
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }, value)
}

const caretOf = (field: Locator) => field.evaluate((element: HTMLInputElement) => element.selectionStart)

type Form = Awaited<ReturnType<typeof openForm>>

test('fields of letters and of digits take what belongs there, however it comes', async ({ page }) => {
  const form = await openForm(page)
  await typeLetters(page, form)
  await enterLetters(page, form)
  await typeDigits(page, form)
})

async function typeLetters(page: Page, { name }: Form) {
  await test.step('takes letters, spaces, accents and ñ from the keyboard, and nothing else', async () => {
    await name.pressSequentially('Ñ4áñez-Güell 7_José.')
    await expect(name).toHaveValue('ÑáñezGüell José')
  })
  await test.step('moves, selects, deletes, copies and leaves by keys as every other field', async () => {
    await name.clear()
    await name.pressSequentially('Ana María')
    await page.keyboard.press('Home')
    await page.keyboard.press('Delete')
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('ArrowLeft')
    expect(await caretOf(name)).toBe('na Mar'.length)
    await expect(name).toHaveValue('na Marí')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('ControlOrMeta+X')
    await expect(name).toHaveValue('')
    await page.keyboard.press('ControlOrMeta+V')
    await expect(name).toHaveValue('na Marí')
    await page.keyboard.press('Tab')
    await expect(name).not.toBeFocused()
  })
  await test.step('takes a paste without its digits where the caret is, as one step that can be undone', async () => {
    await name.clear()
    await name.pressSequentially('AB')
    await page.keyboard.press('ArrowLeft')
    await paste(page, name, 'x1y2z3')
    await expect(name).toHaveValue('AxyzB')
    expect(await caretOf(name)).toBe('Axyz'.length)
    await page.keyboard.type('C')
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(name).toHaveValue('AxyzB')
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(name).toHaveValue('AB')
    await page.keyboard.press('ControlOrMeta+Shift+Z')
    await expect(name).toHaveValue('AxyzB')
  })
  await test.step('takes of a paste what fits once the digits are gone', async () => {
    await name.clear()
    const limit = Number(await name.getAttribute('maxlength'))
    await paste(page, name, 'a1b2c3'.repeat(limit))
    await expect(name).toHaveValue('abc'.repeat(limit).slice(0, limit))
  })
  await test.step('takes what is dropped without its digits', async () => {
    await name.clear()
    await page.evaluate(() => {
      const words = document.createElement('p')
      words.textContent = 'Luz 5 Marina 2'
      document.querySelector('form')?.before(words)
      getSelection()?.selectAllChildren(words)
    })
    const { x: from = 0, y: top = 0 } = (await page.getByText('Luz 5 Marina 2').boundingBox()) ?? {}
    const { x: to = 0, y: below = 0 } = (await name.boundingBox()) ?? {}
    await page.mouse.move(from + 10, top + 10)
    await page.mouse.down()
    await page.mouse.move(to + 20, below + 10, { steps: 5 })
    await page.mouse.up()
    await expect(name).toHaveValue('Luz  Marina ')
  })
}

/** Without keys. */
async function enterLetters(page: Page, { name, inputMethod }: Form) {
  await test.step('lets a dead key and an input method finish, and cleans only then', async () => {
    await name.clear()
    await name.focus()
    for (const pending of ['´', '¨', '~']) {
      await compose(inputMethod, pending)
      await expect(name).toHaveValue(pending)
      await compose(inputMethod, '')
    }
    await compose(inputMethod, '~')
    await compose(inputMethod, 'ñ')
    await commit(inputMethod, 'ñ')
    await expect(name).toHaveValue('ñ')
    await compose(inputMethod, 'u5m')
    await expect(name).toHaveValue('ñu5m')
    await commit(inputMethod, 'u5m')
    await expect(name).toHaveValue('ñum')
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(name).toHaveValue('ñ')
  })
  await test.step('cleans what is being composed in the middle, and keeps the caret, once the field is left', async () => {
    await name.clear()
    await name.pressSequentially('AB')
    await page.keyboard.press('ArrowLeft')
    await compose(inputMethod, 'x7y')
    await expect(name).toHaveValue('Ax7yB')
    await name.blur()
    await expect(name).toHaveValue('AxyB')
    expect(await caretOf(name)).toBe('Axy'.length)
  })
  await test.step('takes what a phone’s keyboard or dictation inserts without a key', async () => {
    await name.clear()
    await name.focus()
    await page.keyboard.insertText('María 3 ')
    await page.keyboard.insertText('Jose\u0301')
    await expect(name).toHaveValue('María  José')
  })
  await test.step('cleans what the browser fills in, and the form gets the event', async () => {
    await name.clear()
    await fillIn(name, 'Ana 22')
    await expect(name).toHaveValue('Ana ')
    await page.reload()
    await expect(name, 'the draft of the form').toHaveValue('Ana ')
  })
}

async function typeDigits(page: Page, { phone, indicative }: Form) {
  await test.step('takes digits from keys and from what is pasted, as many as it may hold', async () => {
    await phone.pressSequentially('3a0-0 1e2')
    await expect(phone).toHaveValue('30012')
    await phone.clear()
    await paste(page, phone, '(300) 123-45-67 ext. 8')
    await expect(phone).toHaveValue('3001234567')
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(phone).toHaveValue('')
    await paste(page, indicative, '+57')
    await expect(indicative).toHaveValue('57')
  })
  await test.step('asks a phone for its digits, takes them without keys, and cleans what is filled in', async () => {
    await phone.clear()
    await expect(phone).toHaveAttribute('inputmode', /^(?:numeric|tel)$/)
    await phone.focus()
    await page.keyboard.insertText('300 123')
    await expect(phone).toHaveValue('300123')
    await fillIn(phone, '300-987-65-43')
    await expect(phone).toHaveValue('3009876543')
  })
  await test.step('is cleared when it is left with what is no number', async () => {
    await phone.clear()
    await phone.focus()
    await phone.evaluate((element: HTMLInputElement) => {
      element.value = '12-3'
    })
    await phone.blur()
    await expect(phone).toHaveValue('')
  })
}
