import { qualificationDeskTexts } from '@enlace/contract/supplier-qualification/desk/texts.ts'
import { expect, it } from 'vitest'
import { scoresOf, typedOf } from './typed.ts'

const criterion = (id: string, items: string[] = []) => ({
  id,
  nombre: id,
  descripcion: '',
  peso: '50',
  maximo: 4,
  items,
  indicador: null,
})
const work = { criterios: [criterion('calidad', ['a', 'b']), criterion('plazo')], visto: 'ahora' }

it('writes what is kept as people do, and reads it back the same', () => {
  const kept = {
    observacion: 'Bien',
    dado: {
      calidad: { valores: ['3.5', null], observacion: '' },
      plazo: { valores: ['4'], observacion: 'A tiempo' },
    },
  }
  const typed = typedOf(kept)
  expect(typed.criterios['calidad']?.valores).toEqual(['3,5', 'NA'])
  expect(scoresOf(work, typed)).toEqual({
    scores: { visto: 'ahora', observacion: 'Bien', criterios: kept.dado },
    faults: {},
  })
})

it('takes a criterion as a whole or not at all, and no value above the highest', () => {
  const give = (valores: string[]) =>
    scoresOf(work, { observacion: '', criterios: { calidad: { valores, observacion: '' } } })
  const { partial, value } = qualificationDeskTexts.faults
  expect(give(['3', '']).faults).toEqual({ calidad: partial })
  expect(give(['3', '5']).faults).toEqual({ calidad: value })
  expect(give(['3', 'mucho']).faults).toEqual({ calidad: value })
  expect(give(['', '']).scores?.criterios).toEqual({})
})
