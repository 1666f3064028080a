/** Why a file is rejected; `{name}` is the file's name. */
export const fileFaultTexts = {
  type: '«{name}» no es un PDF, JPG, PNG o XML válido. Ábralo para revisarlo o guárdelo en uno de esos formatos.',
  invoice:
    '«{name}» no es un archivo XML, ZIP o PDF. Adjunte la factura electrónica como la entrega su proveedor tecnológico.',
  form: '«{name}» no es un PDF, una imagen ni un libro de Excel (XLSX). Guárdelo en uno de esos formatos.',
  kind: '«{name}» no es de un tipo que se reciba aquí. Adjunte {kinds}.',
  table:
    '«{name}» no es un archivo de Excel (XLSX, XLS) ni de texto (CSV). Guárdelo en uno de esos formatos.',
  empty: '«{name}» está vacío. Adjúntelo de nuevo.',
  large: '«{name}» pesa más de {megabytes} MB. Reduzca su tamaño y adjúntelo de nuevo.',
  costly: '«{name}» tarda demasiado en revisarse. Ábralo, guárdelo de nuevo y adjúntelo otra vez.',
  infected:
    'El antivirus detectó «{found}» en «{name}» y el archivo no se guardó. Revise su equipo y adjunte otro archivo.',
  count: 'Se admiten hasta {count} archivos y «{name}» los supera. Quite alguno.',
} as const
