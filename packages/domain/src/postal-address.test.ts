import { expect, it } from 'vitest'
import { addressLine } from './postal-address.ts'

it.each([
  ['Carrera 7 # 40B-53', 'Bogotá, D. C.', 'Carrera 7 # 40B-53 · Bogotá, D. C.'],
  ['Carrera 7 # 40B-53, Bogotá, D. C.', 'Bogotá, D. C.', 'Carrera 7 # 40B-53, Bogotá, D. C.'],
  ['Carrera 7 # 40B-53, BOGOTA D.C.', 'Bogotá', 'Carrera 7 # 40B-53, BOGOTA D.C.'],
  ['Calle 10 # 5-51', '', 'Calle 10 # 5-51'],
  ['', 'Cali', 'Cali'],
  ['Vía a Cali km 3', 'Yumbo', 'Vía a Cali km 3 · Yumbo'],
])('writes the city of "%s" in %s once', (address, city, line) => {
  expect(addressLine(address, city, ' · ')).toBe(line)
})
