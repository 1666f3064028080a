import type { CheckName, Part } from '../model/checks.ts'
import type { DocumentType } from '../model/document.ts'
import type { RefusalCode } from '../xml/read-fault.ts'

/** What each check says to the supplier: what is wrong, where, and what to do. */
export const findingTexts = {
  environment:
    '{documento} no es de producción sino {ambiente}, y así no tiene validez: envíe la que su facturador emitió en producción.',
  'buyer-nit':
    '{documento} es para el NIT {adquirente} y esta compañía es {compania}: revise el adquirente con su facturador.',
  'seller-nit':
    '{documento} es del NIT {emisor} ({nombre}) y usted es {proveedor}: solo puede enviar documentos de su propia empresa.',
  'unique-key-form':
    'El {llave} no tiene la forma debida: son 96 caracteres de 0 a 9 y de a hasta f. Pida de nuevo el XML a su facturador y envíelo sin abrirlo ni guardarlo en otro programa.',
  'unique-key-places':
    'El {llave} del documento no es el mismo que está en {lugares}: parecen ser de documentos distintos. Pida a su facturador el archivo completo de {numero}.',
  'unique-key-recomputed':
    'El {llave} no corresponde al contenido de {numero}: calculado de nuevo empieza por {calculado} y el documento dice {escrito}. Pida de nuevo el XML a su facturador.',
  'already-received':
    '{documento} {numero} ya se recibió el {fecha}: no la envíe otra vez. Si es un documento distinto, revise el número con su facturador.',
  'container-number':
    'El contenedor es de {contenedor} y lleva adentro {numero}: pida a su facturador el contenedor correcto.',
  'container-key':
    'El contenedor no nombra el {llave} de {numero}: pida a su facturador el contenedor completo.',
  'response-missing':
    '{documento} llegó sin la respuesta de la DIAN: envíe el ZIP o el contenedor (AttachedDocument) que le entrega su facturador, no solo el XML.',
  'response-sender':
    'La respuesta que acompaña a {numero} es del NIT {emisor} y no de la DIAN: envíe el contenedor tal como lo entrega su facturador.',
  'response-rejected':
    'La DIAN no validó {numero}: respondió {codigo} ({descripcion}). Corríjala con su facturador, emítala de nuevo y envíe la nueva.',
  'total-with-taxes':
    'El total con impuestos no cuadra: subtotal {subtotal} más impuestos {impuestos} da {calculado}, y el documento dice {escrito}. Pida la corrección a su facturador.',
  'total-payable':
    'El total a pagar no cuadra: con impuestos {total}, menos descuentos {descuentos}, más cargos {cargos}, menos anticipos {anticipos}, más redondeo {redondeo} da {calculado}, y el documento dice {escrito}. Pida la corrección a su facturador.',
  'note-without-invoice':
    'La nota crédito {numero} no dice a qué factura se aplica: pida a su facturador que la emita con la referencia de la factura.',
  'note-unknown-invoice':
    'La nota crédito {numero} se aplica a la factura {factura}, que esta compañía no tiene: envíe primero esa factura o revise su número.',
  'note-over-balance':
    'La nota crédito {numero} es por {valor} y a la factura {factura} le quedan {saldo}: revise el valor, o a qué factura se aplica.',
  'root-namespace':
    'El XML usa el espacio de nombres del formato anterior a 2019 ({espacio}): pida a su facturador que lo actualice.',
  'type-code':
    'El tipo de documento {codigo} no es de los que esta clase de documento puede tener ({validos}): revíselo con su facturador.',
  'buyer-check-digit':
    'El dígito de verificación de esta compañía es {correcto} y el documento dice {escrito}: pida a su facturador que corrija el adquirente.',
  'seller-check-digit':
    'El dígito de verificación del emisor {nit} es {correcto} y el documento dice {escrito}: pida a su facturador que lo corrija.',
  'buyer-name':
    'El documento llama al adquirente "{escrito}" y esta compañía se llama "{conocido}": revíselo con su facturador.',
  'seller-name':
    'El documento llama al emisor "{escrito}" y en el RUT figura "{conocido}": revise el nombre con su facturador.',
  'unique-key-scheme':
    'El código único se llama {escrito} y en este documento debe ser {esperado}: pida a su facturador que lo corrija.',
  'authorised-range':
    'El número {numero} está fuera de la numeración autorizada {autorizacion} ({prefijo} de {desde} a {hasta}): revise la resolución con su facturador.',
  'authorised-period':
    'La fecha {fecha} está fuera de la vigencia de la numeración autorizada {autorizacion} (del {inicio} al {fin}): revise la resolución con su facturador.',
  'line-count':
    'El documento dice tener {escrito} líneas y tiene {contado}: pida de nuevo el XML completo a su facturador.',
  'line-sum':
    'Las líneas suman {calculado} y el subtotal dice {escrito}: revise las líneas con su facturador.',
  'tax-missing':
    'Hay líneas con {impuesto} por {calculado} y los totales no lo tienen: pida la corrección a su facturador.',
  'tax-sum':
    'El {impuesto} de las líneas suma {calculado} y el total dice {escrito}: revise los impuestos con su facturador.',
  'amount-currency':
    'El total a pagar está en {escrito} y el documento en {esperado}: pida la corrección a su facturador.',
  'exchange-rate':
    'El documento está en {moneda} y no trae la tasa de cambio a pesos: pida a su facturador que la incluya.',
  'order-missing':
    '{documento} no dice de qué orden de compra es: escriba el número de la orden al enviarla y pida a su facturador que lo incluya en las próximas.',
  'cut-off':
    '{documento} es del {fecha} y esta compañía ya solo recibe las del {corte} en adelante: consulte con la compañía si la acepta.',
  'response-notices':
    'La DIAN validó el documento con avisos ({avisos}): no lo rechazan, pero revíselos con su facturador.',
  'response-signature':
    'La firma de la respuesta de la DIAN no es válida: envíe el contenedor tal como lo entrega su facturador, sin modificarlo.',
  'signature-absent':
    'El XML no está firmado: envíe el archivo firmado que su facturador le entrega, no una copia de trabajo.',
  'signature-digest':
    'El XML cambió después de la firma: envíe el archivo original de su facturador, sin abrirlo ni guardarlo en otro programa.',
  'signature-value':
    'La firma del XML no corresponde al certificado de {firmante}: pida de nuevo el archivo a su facturador.',
  'signature-unreadable':
    'La firma del XML no se pudo comprobar porque su forma no es la de la DIAN: pida de nuevo el archivo a su facturador.',
  'certificate-period':
    'El certificado de la firma, de {firmante}, vale del {inicio} al {fin} y el documento es del {fecha}: consúltelo con su facturador.',
  'signature-policy':
    'La firma {politica}: pida a su facturador que firme con la política de firma de la DIAN (versión 2).',
  'certificate-self-issued':
    'El certificado de la firma lo expidió el mismo {firmante} y no una entidad de certificación: pida a su facturador el documento firmado con un certificado acreditado.',
  'certificate-told':
    'Firmó {firmante} con un certificado de {emisor}, vigente del {inicio} al {fin}. {cadena} Este portal comprueba la firma, no la acreditación de quien expidió el certificado.',
  'unique-key-unverified':
    'El {llave} tiene la forma debida y es igual en todas partes. No se calcula de nuevo porque la clave con que se hizo no está en el documento.',
  withholdings:
    'El documento menciona retenciones por {valor}: son informativas y no reducen su total a pagar.',
} as const satisfies Record<CheckName, string>

/** Why a file is refused, in a sentence for the supplier. */
export const refusalTexts = {
  empty: 'El archivo está vacío: vuelva a descargarlo de su facturador y envíelo de nuevo.',
  'too-large':
    'El archivo es más grande de lo que se puede recibir ({limite}): envíe cada factura en su propio archivo.',
  'not-xml':
    'El archivo no es un XML bien formado{lugar}: pida de nuevo el original a su facturador y envíelo sin modificarlo.',
  encoding:
    'El archivo dice estar escrito en {encoding} y no se puede leer así: pida a su facturador el XML original, en UTF-8.',
  doctype:
    'El XML trae una definición de tipo de documento (DOCTYPE), que por seguridad no se recibe: pida el original a su facturador.',
  'ubl-2.0':
    'Formato no soportado: es el formato de antes de 2019 (UBL 2.0). Pida a su facturador el documento en UBL 2.1.',
  'unknown-root':
    'El XML no es una factura ni una nota electrónica de la DIAN (empieza por {raiz}): envíe el que le entrega su facturador.',
  'nothing-inside':
    'El contenedor no trae el XML de la factura: pida a su facturador el contenedor (AttachedDocument) completo.',
  'field-missing': 'Al documento le falta {field}: pida a su facturador el XML original completo.',
  'field-unreadable':
    'El dato {field} del documento no se entiende ({value}): pida la corrección a su facturador.',
  'field-repeated':
    'El dato {field} está más de una vez y no se sabe cuál vale: pida la corrección a su facturador.',
  'archive-damaged': 'El ZIP está dañado o incompleto: vuelva a descargarlo y envíelo de nuevo.',
  'archive-encrypted': 'El ZIP tiene contraseña: envíelo sin contraseña.',
  'archive-suspicious':
    'El ZIP está armado de una manera que por seguridad no se recibe: comprima de nuevo los archivos, o envíe el XML solo.',
  'archive-nested':
    'Dentro del archivo hay otro ZIP u otro contenedor: envíe directamente el que trae el XML y el PDF de la factura.',
  'paper-alone':
    'Llegó el PDF sin el XML, y la factura electrónica es el XML: envíe el ZIP que le entrega su facturador.',
  'no-document':
    'No se encontró ninguna factura electrónica en el archivo: envíe el XML o el ZIP de su facturador.',
} as const satisfies Record<RefusalCode, string>

/** The constant texts of a signature, as the DIAN's policy spells them. */
export const signatureTexts = {
  policy: 'Política de firma para facturas electrónicas de la República de Colombia.',
} as const

/** Words of the sentences. */
export const words = {
  documents: {
    invoice: 'La factura',
    'credit-note': 'La nota crédito',
    'debit-note': 'La nota débito',
  } as const satisfies Record<DocumentType, string>,
  parts: {
    header: 'Encabezado',
    seller: 'Emisor',
    buyer: 'Adquirente',
    key: 'Código único',
    container: 'Contenedor',
    response: 'Respuesta de la DIAN',
    totals: 'Totales',
    taxes: 'Impuestos',
    lines: 'Líneas',
    numbering: 'Numeración autorizada',
    signature: 'Firma electrónica',
    reference: 'Factura afectada',
  } as const satisfies Record<Part, string>,
  environments: { tests: 'de pruebas', unknown: 'de un ambiente que no dice' },
  places: { qr: 'el código QR', container: 'el contenedor', response: 'la respuesta de la DIAN' },
  taxes: new Map([
    ['01', 'IVA'],
    ['03', 'ICA'],
    ['04', 'impuesto al consumo (INC)'],
  ]),
  otherTax: 'impuesto {codigo}',
  policies: {
    none: 'no nombra la política de firma de la DIAN',
    other: 'nombra otra política de firma, o la de la DIAN con otra huella',
  },
  chain: 'El documento trae también los certificados de quienes lo respaldan: {cadena}.',
  noChain: 'El documento no trae los certificados de quienes lo respaldan.',
  none: 'ninguno',
  noDate: 'sin fecha',
  noName: 'sin nombre',
  atLine: ' (línea {linea})',
  annex: 'Anexo técnico 1.9, {regla}',
} as const
