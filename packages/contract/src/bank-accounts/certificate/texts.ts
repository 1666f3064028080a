import * as fields from '../../core/words/field-texts.ts'

/** The result of comparing the certificate, shown to the supplier at once; it stops nothing. */
export const certificateHintTexts = {
  checking: 'Comparando la certificación con lo que escribió…',
  good: 'Lo que escribió coincide con la certificación.',
  title: 'Revise estos datos contra la certificación',
  imagen:
    'La certificación es una imagen y no se pudo comparar con lo que escribió. La compañía la revisará a mano.',
  ilegible:
    'No se pudo leer la certificación. Compruebe que el archivo abra sin contraseña; la compañía la revisará a mano.',
  numero: 'En la certificación no encontramos el número de cuenta que escribió.',
  documento: 'En la certificación no encontramos el NIT o documento del titular.',
  titular: 'En la certificación no encontramos el titular como lo escribió.',
  banco: 'En la certificación no encontramos el nombre del banco.',
  fecha: {
    otra: 'La fecha que escribió no está en la certificación.',
    vieja: 'La certificación parece tener más de {dias} días.',
    ninguna: 'En la certificación no encontramos una fecha.',
  },
} as const

const matching = 'Coincide'

/** The same facts for the people who approve. */
export const certificateFactTexts = {
  title: 'Certificación comparada con lo escrito',
  match: matching,
  noMatch: 'No coincide',
  untold: 'No se comparó',
  imagen: 'No se pudo leer: es una imagen. Compárela a simple vista.',
  ilegible: 'No se pudo leer: el archivo está dañado o protegido. Pida otra certificación.',
  numero: fields.accountNumber,
  documento: fields.holderDocument,
  titular: fields.holder,
  banco: fields.bank,
  fecha: fields.issueDay,
  dates: {
    coincide: matching,
    otra: 'La certificación tiene otra fecha',
    vieja: 'La certificación tiene más de {dias} días',
    ninguna: 'La certificación no tiene fecha',
  },
} as const
