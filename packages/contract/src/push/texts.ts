/** The messages to a program about its records, besides those of the importer. */
export const pushTexts = {
  lineTooLong:
    'El registro tiene más de {bytes} bytes. No se cargó: envíe cada registro en una línea más corta.',
  notUtf8: 'El registro no está en UTF-8. No se cargó: conviértalo a UTF-8 y envíelo de nuevo.',
  keyInvalid: 'La Idempotency-Key debe tener de 1 a 200 letras, cifras o signos sin espacios.',
  asOfInvalid: 'Escriba la fecha como 2026-03-05 o como 2026-03-05T18:00:00-05:00.',
  asOfFuture: 'La fecha «datos al» no puede ser posterior a hoy.',
  rowsInvalid: 'Indique rows=all o rows=refused.',
  broken: 'La conexión se cortó antes del final. Lo confirmado queda cargado.',
} as const

/** The texts of the API documentation, for authors of ERP programs. */
export const pushDocsTexts = {
  title: 'API de envíos',
  intro:
    'Con estas llamadas, los programas de la compañía envían sus registros al portal y saben qué pasó con cada uno. ' +
    'Los mismos registros otra vez no cambian nada.',
  calls: {
    'POST /v1/records/:kind':
      'Envía registros de una clase, en NDJSON o en un arreglo JSON, y responde qué pasó con cada uno.',
    'DELETE /v1/records/:kind/:key': 'Retira un registro por la clave que dijo su envío.',
    'POST /v1/records/:kind/:key/files':
      'Agrega un archivo (PDF, JPG, PNG o XML) a un documento, por la clave que dijo su envío. El cuerpo es el archivo; el mismo archivo otra vez no cambia nada.',
    'GET /v1/freshness': 'Hasta cuándo está completa cada clase («datos al»), como lo ven los proveedores.',
    'PUT /v1/freshness/:kind':
      'Dice hasta cuándo está completa una clase. Una fecha anterior no devuelve el reloj.',
    'GET /v1/loads': 'Los envíos de esta clave, primero los últimos; con read:cargas, los de todas.',
    'GET /v1/loads/:id': 'Un envío con sus registros rechazados y dudosos.',
    'POST /v1/bank-accounts':
      'Envía las cuentas bancarias que el ERP tiene por sucursal y responde qué pasó con cada una. Nunca cambia una cuenta en uso.',
    'GET /v1/bank-changes':
      'Cambios de cuenta aplicados, con números completos, después de un cursor; pending=true deja solo los que el ERP no ha tomado. Cada consulta queda en la auditoría.',
    'POST /v1/bank-changes/taken':
      'Dice que el ERP ya registró esos cambios. Decirlo otra vez no cambia nada.',
    'GET /v1/online-payments':
      'Pagos en línea aprobados, con lo que se devolvió de cada uno, después de un cursor: los que cambiaron hace más tiempo, primero.',
    'GET /v1/invoices':
      'Facturas radicadas que la compañía aceptó, con líneas, impuestos, cuadre y archivos, después de un cursor; pending=true deja solo las que el ERP no ha tomado.',
    'GET /v1/invoices/:id/events':
      'Eventos RADIAN de una factura radicada, para el programa que los transmite a la DIAN.',
    'POST /v1/invoices/:id/events':
      'Registra el siguiente evento RADIAN de una factura, con la fecha y hora en que ocurrió (at). Decirlo otra vez no cambia nada.',
    'GET /v1/invoice-events/:id/xml':
      'ApplicationResponse de un evento, firmado si la compañía tiene certificado.',
    'POST /v1/invoice-events/:id/answer':
      'Dice qué respondió la DIAN a un evento. Decirlo otra vez no cambia nada.',
    'GET /v1/invoice-lists':
      'Los motivos de devolución de la compañía, con el paso siguiente de cada uno, y los anexos que pide y a quiénes.',
    'POST /v1/invoices/:id/supporting-documents':
      'Informa el documento soporte (05) de una cuenta de cobro aceptada, o su nota de ajuste (95): numero, fecha, cuds y, si se quiere, su XML y su PDF. Decirlo otra vez no cambia nada.',
    'POST /v1/invoices/taken': 'Dice que el ERP ya registró esas facturas. Decirlo otra vez no cambia nada.',
    'GET /v1/invoice-files/:id': 'Un archivo de una factura aceptada, como lo envió el proveedor.',
    'POST /v1/supplier/invoices':
      'Radica facturas electrónicas (XML o ZIP, con PDF y anexos) y responde por cada una sus hallazgos y su número de radicado. La misma factura otra vez da el mismo radicado.',
    'POST /v1/supplier/invoices/:id/correct':
      'Radica de nuevo una factura devuelta, con el mismo radicado: otro XML con su PDF, o los anexos que faltaban.',
    'POST /v1/supplier/supporting-documents':
      'Radica una cuenta de cobro, como JSON en el campo cuenta, con sus anexos. La misma otra vez da el mismo radicado; una devuelta se corrige con su número.',
    'GET /v1/supplier/requirements':
      'Los anexos que la compañía pide al proveedor y lo que necesita una cuenta de cobro: su número siguiente, la planilla y los datos para el documento soporte.',
    'GET /v1/supplier/invoices':
      'Facturas que el proveedor de la clave radicó, con sus borradores, las últimas primero.',
    'GET /v1/supplier/invoices/:id':
      'Una factura del proveedor con su estado, hallazgos, motivo de devolución y fecha de pago esperada.',
    'GET /v1/supplier/invoices/:id/acknowledgement':
      'Acuse de una factura radicada, en PDF con código de verificación.',
    'GET /v1/supplier/whoami': 'De qué compañía y de qué proveedor es la clave, y hasta cuándo sirve.',
    'GET /v1/whoami': 'De qué compañía es la clave, para qué sirve y qué clases puede enviar.',
  },
  kinds: 'Clases de registros',
  auth: 'La clave de API de la compañía (enlace_…), que se crea en el back office.',
  ofKind: 'La clave debe servir para la clase de registros de la dirección.',
  ofAny: 'Cualquier clave vigente de la compañía.',
  supplierAuth:
    'La clave de API del proveedor (enlace_proveedor_…), que su usuario principal crea en el portal.',
  ofSupplier: 'La clave de un proveedor. Solo llega a lo que ese proveedor radica en esta compañía.',
  parts:
    'Cada archivo en una parte, con cualquier nombre de campo; los anexos, en campos «anexo» o «anexo:Nombre del anexo». Máximo {count} archivos de {megabytes} MB.',
  lines:
    'Una línea JSON por registro, en el orden en que llegaron, y al final un resumen con complete. ' +
    'Una línea vacía solo dice que el envío sigue en curso.',
  answer: 'La respuesta',
  problem: 'Un problema (RFC 9457).',
  problemDetail: 'Una frase en español para quien lee.',
  problemReference: 'El número con el que el registro del servidor conoce la solicitud.',
  idempotencyKey:
    'De 1 a 200 signos. El mismo envío con la misma clave se responde igual sin hacerlo otra vez, por dos días.',
  asOf: 'Hasta cuándo está completa la clase («datos al»), como as_of en la dirección: 2026-03-05 o con hora y zona.',
  gzip: 'gzip, si el cuerpo va comprimido.',
  scope: 'Alcance de la clave:',
  documentLines:
    'Las líneas del documento. Si se envían, reemplazan las que había; si no, quedan como están.',
  deleted: 'true si el registro ya no existe en el ERP: se anula, se cierra o se quita, según su clase.',
  amount: 'Un número o un texto con punto decimal, exacto: 1190000.50.',
  nit: 'El NIT con o sin dígito de verificación.',
  date: 'AAAA-MM-DD o AAAAMMDD.',
  rate: 'Una fracción (0.19) o un porcentaje con su signo (19%).',
  withholdingType: 'ReteFuente, ReteIVA o ReteICA.',
  withholdingRate: 'Como 2,5 %, 9,66 ‰ o 0,025.',
  municipality: 'El código DIVIPOLA de cinco cifras, o el nombre.',
} as const
