/** Texts of loading an ERP's files: reasons of findings, faults of a whole load, and what a load writes into documents. */
export const importTexts = {
  severity: { refused: 'Rechazada', doubtful: 'Dudosa' },

  /** What a person reads for each finding; `{name}` is replaced by the finding's value of that name. */
  reasons: {
    'cells-mismatch': 'El registro tiene {found} celdas y el encabezado {expected}. No se cargó.',
    'value-missing': 'Falta un dato obligatorio. El registro no se cargó.',
    'nit-unreadable': 'El NIT «{value}» no se puede leer. El registro no se cargó.',
    'nit-check-digit': 'El dígito de verificación de «{value}» no coincide. El registro no se cargó.',
    'nit-final-consumer':
      'El número es el del consumidor final, que nunca es un proveedor. El registro no se cargó.',
    'date-unreadable': 'La fecha «{value}» no existe o no se puede leer. El registro no se cargó.',
    'number-unreadable': 'El número «{value}» no se puede leer. El registro no se cargó.',
    'number-too-large': 'El número «{value}» es demasiado grande. El registro no se cargó.',
    'key-repeated': 'La clave «{value}» ya estaba en el archivo. El registro repetido no se cargó.',
    'supplier-unknown':
      'El proveedor {value} no está en el archivo de proveedores ni en el portal. El registro no se cargó.',
    'receipt-unknown': 'La entrada {value} no existe o no se cargó. El ítem no se cargó.',
    'totals-row': 'Parece una fila de totales. No se cargó.',
    'withholding-type-unknown':
      '«{value}» no dice qué se retuvo: retención en la fuente, de IVA o de ICA. El registro no se cargó.',
    'withholding-rate-unreadable':
      'La tarifa «{value}» no se puede leer. Escríbala como 2,5 %, 9,66 ‰ o 0,025. El registro no se cargó.',
    'operation-missing':
      'Falta el valor de la operación sin IVA, que el certificado de IVA debe decir aparte. El registro no se cargó.',
    'year-unreadable': 'El año «{value}» no se puede leer. El registro no se cargó.',
    'bimester-unreadable':
      'El bimestre «{value}» no se puede leer. Escríbalo de 1 a 6, o como «jul-ago». El registro no se cargó.',
    'municipality-unknown':
      'El municipio «{value}» no está en la DIVIPOLA. Indique su código de cinco cifras. El registro no se cargó.',
    'municipality-ambiguous':
      'Hay varios municipios «{value}»: {names}. Indique el código de cinco cifras o el departamento. El registro no se cargó.',

    'contract-type-unknown':
      '«{value}» no es un tipo de contrato: bienes, servicios, obra o marco. El registro no se cargó.',
    'contract-state-unknown':
      '«{value}» no es un estado de contrato: vigente, suspendido, terminado o liquidado. El registro no se cargó.',
    'contract-unknown':
      'El contrato {value} no está en el archivo de contratos ni en el portal. El registro no se cargó.',
    'currency-unreadable':
      'La moneda «{value}» no es un código de tres letras, como COP. El registro no se cargó.',
    'document-unknown':
      'El proveedor del contrato no tiene un documento {value} en el portal. La imputación no se cargó.',
    'imputation-kind-unknown': '«{value}» no dice si es una orden o una factura. La imputación no se cargó.',

    'currency-differs': 'El pago ya trae otra moneda y esta fila dice {value}. El registro no se cargó.',
    'branch-unknown': 'El proveedor no tiene una sucursal «{value}» en el portal. El registro no se cargó.',
    'record-unreadable': 'La línea no es un objeto JSON con los datos de un registro. No se cargó.',
    'text-unstorable':
      'El texto trae un carácter que no se puede guardar (NUL o medio carácter). Quítelo en el ERP y envíe el registro de nuevo.',
    'value-unplain':
      '«{value}» no es un texto, un número, un sí o no, ni nulo. Envíe el dato solo. El registro no se cargó.',
    'flag-unreadable': '«{value}» no dice sí o no. El registro no se cargó.',
    'state-unknown': '«{value}» no es uno de los estados: {known}. El registro no se cargó.',
    'link-kind-unknown': '«{value}» no es una clase de documento: {known}. El vínculo no se cargó.',
    'reference-unknown':
      'No hay un documento «{value}» en el archivo ni en el portal. Cargue primero el documento. El registro no se cargó.',
    'reference-ambiguous':
      'Varios proveedores tienen un documento «{value}»: indique también el NIT o la clave del ERP. El registro no se cargó.',
    'lines-unexpected': 'Este tipo de registro no lleva líneas. El registro no se cargó.',
    'document-lines-refused':
      'Una de sus líneas se rechazó, y un documento se carga entero o no se carga. Corrija la línea y envíelo de nuevo.',
    'key-needed': 'Para retirar el registro se necesita su clave del ERP. No se retiró.',
    'paid-stays':
      'La factura {value} está pagada y queda en la historia. No se retiró; si el pago se anuló, envíe primero la factura con su saldo.',
    'in-use-stays': 'Otros datos del portal dependen de «{value}». No se retiró.',

    'field-unknown': 'Los campos «{value}» no son de este tipo de registro: no se tuvieron en cuenta.',
    'record-superseded': 'El mismo registro viene otra vez en la línea {line}: cuenta la última.',
    'total-differs': 'El {campo} es {valor} y sus líneas suman {suma}: se cargó como está.',
    'document-incomplete': 'El documento perdió al menos una línea rechazada: sus líneas están incompletas.',
    'document-without-lines': 'El documento no trae ni valores ni líneas: se cargó con valor cero.',
    'order-unknown': 'La orden {value} no está en el portal: la entrada se cargó sin enlace a ella.',
    'unit-unknown': 'La unidad «{value}» no es una de las usuales: se cargó como está.',
    'activity-unknown': '«{value}» no es una actividad de la CIIU (cuatro cifras): quedó sin actividad.',
    'regime-unknown': '«{value}» no es un régimen tributario de la lista: quedó sin régimen.',
    'email-unreadable': '«{value}» no es un correo electrónico: quedó sin correo.',
    'city-unknown': 'El municipio «{value}» no está en la DIVIPOLA: se cargó como está escrito.',
    'supplier-created': 'El proveedor {value} no estaba en el portal: se creó como «{nombre}».',
    'due-date-missing': 'La factura no trae vencimiento: se contó {dias} días desde su fecha.',
    'due-before-issue': 'La factura vence antes de su fecha: se cargó como está.',
    'balance-above-value': 'El saldo {saldo} es mayor que el valor {valor}: se cargó como está.',
    'contract-dates-reversed': 'El contrato termina antes de empezar: se cargó como está.',
    'contract-over-executed':
      'Lo ejecutado ({value}) supera el valor del contrato ({valor}): se cargó como está.',
    'nit-check-digit-glued': 'El número trae pegado el dígito de verificación: se leyó como {nit}.',
    'nit-made-up':
      'El número {value} es inventado para un proveedor del exterior: se cargó sin dígito de verificación.',
    'nit-transposed':
      '«{nombre}» también está con el NIT {nit} (línea {line}), que solo cambia dos cifras de lugar. Se cargaron los dos.',
    'name-repeated': '«{nombre}» también está con el NIT {nit} (línea {line}). Se cargaron los dos.',
    'supplier-merged': 'El NIT {nit} ya está en la línea {line} como «{nombre}»: se dejó ese nombre.',
    'text-line-break': 'El texto traía saltos de línea: se cargó en una sola línea.',
    'text-control-character': 'El texto traía caracteres que no se ven: se quitaron.',
    'amount-rounded': 'El valor {value} tiene más de dos decimales: se redondeó a {valor}.',
    'number-not-available': 'La celda dice «{value}», un error de hoja de cálculo: se tomó como cero.',
    'tax-rate-unusual': 'La tarifa de IVA {value} no es una de las usuales: se aplicó como está.',
    'adjustment-large':
      'El ajuste de {value} pesos es mayor que un redondeo: se cargó como descuento con el signo contrario.',
    'date-order-guessed':
      'La fecha «{value}» solo existe con el día y el mes al revés de lo usual en el archivo: así se leyó.',
    'invoice-list':
      'La celda trae varias facturas ({numbers}): quedan en un solo renglón, porque el valor solo se conoce en conjunto.',
    'invoice-number-glued': 'Uno de los números de «{value}» parece ser dos pegados: se dejó como está.',
    'invoice-maybe-list': '«{value}» puede ser una factura o dos seguidas: se cargó como una.',
    'invoice-range': '«{value}» es un rango de facturas: se cargó como está.',
    'invoice-date-run-in': 'El número «{value}» trae pegada una fecha: se leyó como {numbers}.',
    'invoice-without-number': '«{value}» no es un número de factura: la entrada queda sin factura.',
    'invoice-date-missing': 'La factura {value} no trae fecha: el vencimiento se contó desde la entrada.',
    'invoice-date-differs':
      'La factura tiene fecha {value} aquí y {fecha} en la línea {line}: se tomó la más antigua.',
    'invoice-before-order': 'La factura {factura} es del {value}, anterior a su orden o contrato ({orden}).',
    'invoice-after-receipt': 'La factura {factura} es del {value}, posterior a la entrada ({entrada}).',
    'invoice-on-several-receipts': 'La factura {value} también está en la entrada {entrada} (línea {line}).',
    'invoice-not-owed':
      'La entrada no es una compra (donación o reposición): la factura {value} no va al estado de cuenta.',
    'cufe-unreadable':
      'El CUFE «{value}» no se pudo tomar: debe tener 96 caracteres (0–9, a–f) y estar junto a una sola factura.',
    'order-date-missing': 'La orden {value} no trae fecha: la entrada quedó en la orden {orden}.',
    'order-date-differs':
      'La orden {orden} tiene fecha {value} aquí y {fecha} en otra entrada: se tomó la segunda.',
    'order-after-receipt': 'La orden {orden} es del {value}, posterior a la entrada ({entrada}).',
    'order-without-type': 'El número {value} no tiene tipo de contrato: la entrada queda sin orden.',
    'receipt-without-lines': 'La entrada no trae ítems: se cargó con valor cero.',
    'receipt-incomplete': 'La entrada perdió al menos un ítem rechazado: su valor está incompleto.',
    'withholding-value-differs':
      'El valor retenido es {valor}, pero {base} al {tarifa} da {esperado}: se cargó como está.',
    'withholding-rate-differs':
      'La tarifa es {tarifa}, pero la de «{concepto}» el {fecha} era {legal}: se cargó como está.',
    'withholding-with-cents':
      'El valor retenido {valor} trae centavos, y se retiene en pesos enteros: se cargó como está.',
    'withholding-sign-differs':
      'El valor retenido ({valor}) y la base ({base}) tienen signos contrarios: se cargaron como están.',
    'withholding-period-differs': 'La fecha {fecha} no es del período «{value}»: cuenta la fecha.',
    'withholding-repeated':
      'La retención del documento {value} ya está igual en la línea {line}: se cargaron las dos.',
    'iva-above-operation':
      'El IVA ({iva}) es mayor que el valor de la operación ({operacion}): se cargaron como están.',
    'municipality-capital':
      '«{value}» se leyó como {nombre}, la capital; también hay {others}. Indique el código de cinco cifras si es otro.',
  },

  /** Why a load did not happen at all. */
  faults: {
    'source-unknown': 'No hay un mapeo para la fuente «{source}». Con el producto vienen: {known}.',
    'mapping-invalid': 'El mapeo de columnas no es válido en: {place}.',
    'folder-empty': 'La carpeta {folder} no tiene ninguno de los archivos de la fuente: {wanted}.',
    'file-missing': 'No se encontró {file}.',
    'file-unreadable':
      'No se pudo leer {file}: está dañado, tiene contraseña o no es un Excel ni un texto. Ábralo en Excel y guárdelo de nuevo como .xlsx o .csv.',
    'file-too-large': 'El archivo {file} es demasiado grande (más de 256 MB).',
    'file-unrecognised': 'El archivo {file} no corresponde a la fuente. Sus columnas son: {found}.',
    'file-repeated': 'Los archivos {file} y {other} traen lo mismo. Indique solo uno.',
    'format-unknown': 'El formato de {file} no se admite. Se admiten: {known}.',
    'file-empty': 'El archivo {file} no tiene encabezado.',
    'rows-missing':
      'El archivo {file} no tiene registros debajo del encabezado. Expórtelo de nuevo del ERP con los datos del período.',
    'file-is-page':
      'El archivo {file} es una página web guardada con nombre de Excel. Ábralo en Excel y guárdelo como .xlsx o .csv.',
    'workbook-too-large':
      'El libro {file} ocupa demasiado una vez abierto (más de 400 MB). Quítele hojas e imágenes, pártalo o guárdelo como CSV.',
    'json-unreadable': 'La línea {line} de {file} no es un objeto JSON. No se cargó nada.',
    'sheet-missing': 'El libro {file} no tiene una hoja «{sheet}».',
    'too-many-rows': 'El archivo {file} tiene más de {most} filas en una hoja. Pártalo o guárdelo como CSV.',
    'too-much-memory':
      'El archivo necesita más memoria de la que el servidor le da a una carga. Pártalo o guárdelo como CSV.',
    'too-many-closed':
      'La foto completa cerraría {closed} de {open} facturas abiertas, más del 20 %. Revise el archivo y confirme si es así.',
    'quote-unclosed':
      'En {file}, desde la línea {line}, unas comillas se abren y no se cierran. No se cargó nada.',
    'columns-missing': 'En {file} faltan columnas del mapeo: {missing}. Las que trae son: {found}.',
    'lines-missing': '{file} necesita el otro archivo: las entradas y sus ítems se cargan juntos.',
  },

  /** What a load writes into documents. `{corte}` is the last day of which the source tells. */
  documents: {
    orderByReceipts:
      'Orden conocida por sus entradas: los archivos de origen no traen la orden misma, así que sus líneas y valores son los de lo recibido.',
    takenAsPaid:
      'Los archivos de origen no traen pagos. La factura venció antes del {corte}, su último día con datos, y por eso se da por pagada.',
    takenAsOpen:
      'Los archivos de origen no traen pagos. El {corte}, su último día con datos, la factura aún no había vencido, y por eso figura pendiente.',
    closedByPicture: 'Ya no figura entre lo pendiente de la foto completa del {corte}: se da por pagada.',
  },

  kinds: {
    'third-parties': 'Proveedores y sucursales',
    'purchase-order': 'Órdenes de compra y líneas',
    'purchase-tickets': 'Entradas e ítems',
    'account-statements': 'Facturas',
    'payments-made': 'Pagos y sus facturas',
    'branch-accounts': 'Sucursales',
    'notes-debit': 'Notas débito',
    'document-links': 'Vínculos entre documentos',
    withholdings: 'Retenciones',
    'supplier-contracts': 'Contratos',
  },

  report: {
    header: ['archivo', 'linea', 'resultado', 'motivo', 'columna', 'valor', 'mensaje'],
    reading: 'Leyendo {file}: {count} de {total} registros',
    written: '{kind}: {inserted} nuevos, {updated} modificados, {unchanged} sin cambio, {deleted} retirados',
    done: 'Carga terminada en {time}: {rows} registros leídos; {inserted} filas nuevas, {updated} modificadas, {unchanged} sin cambio, {deleted} retiradas.',
    findings: '{refused} registros rechazados, {doubtful} dudosos.',
    reason: '  {times} × {file}:{line} {message}',
    reportFile: 'Informe de cada uno: {path}',
    reportHint: 'Con --report <archivo.csv> se guarda el informe de cada uno.',
  },

  command: {
    summary: 'Carga los archivos de un ERP en una compañía',
    usage:
      'import --company <número> (--source <fuente> (--folder <carpeta> | <archivo>…) | --sample <fuente>) [--mapping <mapeo.json>] [--create] [--confirm-closing] [--report <informe.csv>]',
    companyMissing:
      'La compañía {company} no existe. Créela con «company create», o agregue --create si el mapeo trae sus datos.',
    companyNotMapped: 'El mapeo de «{source}» no trae los datos de la compañía: créela con «company create».',
    companyOfOther: 'La compañía {company} ({nombre}, NIT {nit}) no es la del mapeo (NIT {expected}).',
    sourceMissing: 'Falta la fuente: --source <fuente> o --sample <fuente>. Con el producto vienen: {known}.',
    sourceDiffers: 'El mapeo es de la fuente «{found}», no de «{source}».',
    filesMissing: 'Faltan los archivos: --folder <carpeta>, sus rutas, o --sample <fuente>.',
    filesTwice: 'Indique los archivos de una sola manera: --folder, sus rutas o --sample.',
    reportUnwritable: 'No se puede escribir el informe en {path}.',
    failed: 'La carga falló y no quedó nada de ella: {reason}',
  },
} as const
