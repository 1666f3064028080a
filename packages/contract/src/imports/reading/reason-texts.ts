import { importDoubtTexts } from './doubt-texts.ts'

/** Why a record was not loaded: what was found, and what to do. `{name}` is replaced by the finding's value of that name. */
const refusalTexts = {
  'cells-mismatch':
    'El registro tiene {found} {found:celda|celdas} y el encabezado {expected}. No se cargó: revise si le falta una celda o si un texto trae el separador sin comillas.',
  'value-missing': 'Falta un dato obligatorio: {columna}. No se cargó: complételo en el archivo.',
  'nit-unreadable':
    '«{value}» no es un NIT. No se cargó: escriba el número, con o sin dígito de verificación.',
  'nit-check-digit':
    'El dígito de verificación de «{value}» no coincide: el de {nit} es {dv}. No se cargó: revise si está mal el dígito o el número.',
  'nit-final-consumer':
    '«{value}» es el número del consumidor final, que nunca es un proveedor. No se cargó: escriba el NIT del proveedor.',
  'nit-digits-lost':
    '«{value}» es un NIT al que Excel le quitó cifras. No se cargó: dé a la columna formato de texto y expórtela de nuevo del ERP.',
  'nit-letters': '«{value}» trae letras en lugar de cifras. ¿Es {nit}? No se cargó: corríjalo en el archivo.',
  'nit-foreign':
    '«{value}» trae letras y el portal identifica a los proveedores por un número. No se cargó: si es del exterior, escriba su número en el ERP, de hasta 15 cifras.',
  'nit-several': '«{value}» trae más de un NIT. No se cargó: deje uno por fila.',
  'nit-length':
    '«{value}» tiene {cifras} {cifras:cifra|cifras}, y un NIT tiene de 3 a 15. No se cargó: revise si es el código interno del proveedor.',
  'cell-error':
    'La celda dice «{value}», un error de la hoja de cálculo. No se cargó: corrija la fórmula o ensanche la columna, y guarde de nuevo.',
  'code-digits-lost':
    '«{value}» es un número al que Excel le quitó cifras. No se cargó: dé a la columna formato de texto y vuelva a exportarla del ERP.',
  'code-is-date':
    '«{value}» parece un número que Excel convirtió en fecha. ¿Era {propuesta}? No se cargó: dé a la columna formato de texto y escríbalo de nuevo.',
  'date-unreadable':
    'La fecha «{value}» no existe o no se puede leer. No se cargó: escríbala como 31/12/2026 o 2026-12-31.',
  'date-ambiguous':
    'El orden de día, mes y año de «{value}» no es claro y las demás fechas de la columna se contradicen. No se cargó: indique el orden al cargar.',
  'number-unreadable':
    'El número «{value}» no se puede leer. No se cargó: escríbalo solo con cifras y la misma coma o punto decimal de toda la columna.',
  'number-ambiguous':
    '«{value}» puede tener miles o decimales y la columna no lo aclara. No se cargó: indique el separador decimal al cargar.',
  'number-too-large':
    'El número «{value}» pasa de 18 cifras. No se cargó: revise si se juntaron dos valores.',
  'number-in-currency':
    '«{value}» no está en la moneda del registro. No se cargó: incluya el código de la moneda en una columna.',
  'quantity-negative':
    'La cantidad {value} es negativa, y lo aceptado, rechazado o en cuarentena no puede serlo. Corríjala en el ERP.',
  'number-not-implied':
    'Se indicó que las últimas cifras de esta columna son decimales, pero el libro ya trae números con decimales: «{value}» no se puede leer. No se cargó: indique al cargar cómo están escritos los números.',
  'key-repeated':
    '«{value}» ya estaba en una fila anterior. No se cargó esta: deje en el archivo solo una de las dos.',
  'key-repeated-differs':
    '«{value}» está dos veces con valores distintos: {otroValor} con saldo {otroSaldo} en una fila anterior, y {valor} con saldo {saldo} en esta. Se cargó la primera y esta no: revise en el ERP cuál es la correcta y deje solo esa.',
  'supplier-unknown':
    'El proveedor {value} no está en el portal ni en un archivo de proveedores de esta carga. No se cargó: cargue también los proveedores.',
  'receipt-unknown':
    'La entrada {value} no existe o no se cargó. El ítem no se cargó: revise la entrada y vuelva a cargar los dos archivos.',
  'totals-row': 'Es una fila de totales, no un registro: se omitió. No tiene que hacer nada.',
  'header-repeated': 'Es el encabezado del archivo repetido: se omitió. No tiene que hacer nada.',
  'page-row': 'Es el pie o el número de una página: se omitió. No tiene que hacer nada.',
  'withholding-type-unknown':
    '«{value}» no es un tipo de retención. No se cargó: indique al cargar a cuál equivale, o escriba ReteFuente, ReteIVA, ReteICA, Timbre, Estampilla, Sobretasa bomberil o Contribución especial.',
  'withholding-rate-unreadable':
    'La tarifa «{value}» no se puede leer. No se cargó: escríbala como 2,5 %, 9,66 ‰ o 0,025.',
  'rate-unreadable':
    'La tarifa «{value}» no es un porcentaje (19 %) ni una fracción (0,19): parece un código del ERP. No se cargó: indique al cargar a qué tarifa corresponde.',
  'operation-missing':
    'Falta el valor de la operación sin IVA, que el certificado de IVA debe indicar por separado. No se cargó: agréguelo en su columna.',
  'year-unreadable': 'El año «{value}» no se puede leer. No se cargó: escríbalo con cuatro cifras.',
  'bimester-unreadable':
    'El bimestre «{value}» no se puede leer. No se cargó: escríbalo de 1 a 6, o como «jul-ago».',
  'municipality-unknown':
    'El municipio «{value}» no está en la DIVIPOLA. No se cargó: indique su código de cinco cifras.',
  'municipality-ambiguous':
    'Hay varios municipios «{value}»: {names}. No se cargó: indique el código de cinco cifras o el departamento.',
  'contract-type-unknown':
    '«{value}» no es un tipo de contrato (bienes, servicios, obra o marco). No se cargó: indique al cargar a cuál equivale.',
  'contract-unknown':
    'El contrato {value} no está en el portal ni en un archivo de contratos de esta carga. No se cargó: cargue también el contrato.',
  'currency-unreadable':
    'La moneda «{value}» no es un código de tres letras. No se cargó: escriba COP, USD o el código que corresponda.',
  'document-unknown':
    'El proveedor del contrato no tiene un documento {value} en el portal. La imputación no se cargó: cargue antes el documento.',
  'imputation-kind-unknown':
    '«{value}» no es una orden ni una factura. La imputación no se cargó: escriba uno de los dos tipos.',
  'currency-differs':
    'El pago tiene otra moneda y esta fila trae {value}. No se cargó: deje una sola moneda por comprobante.',
  'branch-unknown':
    'El proveedor no tiene una sucursal «{value}» en el portal. No se cargó: revise el código o cree la sucursal.',
  'record-unreadable': 'La línea no es un objeto JSON con los datos de un registro. No se cargó.',
  'text-unstorable':
    'El texto trae un carácter que no se puede guardar (NUL o medio carácter). Quítelo en el ERP y envíe el registro de nuevo.',
  'value-unplain':
    '«{value}» no es un texto, un número, un sí o no, ni nulo. Envíe el dato solo. El registro no se cargó.',
  'link-kind-unknown': '«{value}» no es una clase de documento: {known}. El vínculo no se cargó.',
  'reference-unknown':
    'No hay un documento «{value}» en el archivo ni en el portal. Cargue primero el documento. El registro no se cargó.',
  'reference-ambiguous':
    'Varios proveedores tienen un documento «{value}»: indique también el NIT o la clave del ERP. El registro no se cargó.',
  'lines-unexpected': 'Este tipo de registro no lleva líneas. El registro no se cargó.',
  'document-lines-refused':
    'Se rechazó una de sus líneas y el documento solo se carga completo. Corrija la línea y envíelo de nuevo.',
  'receipt-lines-refused':
    'Se rechazaron todos los ítems de la entrada {value} y no se conoce su valor. No se cargaron la entrada ni su factura: corrija los ítems y cargue de nuevo los dos archivos.',
  'key-needed': 'Para retirar el registro se necesita su clave del ERP. No se retiró.',
  'paid-stays':
    'La factura {value} está pagada y se conserva en el historial. No se retiró; si el pago se anuló, envíe primero la factura con su saldo.',
  'in-use-stays': 'Otros datos del portal dependen de «{value}». No se retiró.',
} as const

/** The sentence of each rejection and doubt. */
export const importReasonTexts = { ...refusalTexts, ...importDoubtTexts } as const
