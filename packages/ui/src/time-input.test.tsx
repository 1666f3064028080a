import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateInput } from './date-input.tsx'
import { TimeInput } from './time-input.tsx'

test('a time and a day are shown as the portal writes them, whatever the language of the browser', () => {
  const shown = (value?: string) =>
    [TimeInput, DateInput].map(
      (Input) =>
        /data-shown="([^"]*)"/.exec(
          renderToStaticMarkup(<Input label="Cuándo" value={value} onChange={() => undefined} />),
        )?.[1],
    )
  expect(shown('14:05:00')[0]).toBe('14:05')
  expect(shown('2026-11-03')[1]).toBe('03/11/2026')
  expect(shown('')).toEqual(['hh:mm', 'dd/mm/aaaa'])
  expect(shown()).toEqual(['hh:mm', 'dd/mm/aaaa'])
})
