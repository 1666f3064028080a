import { importReasonTexts } from './reason-texts.ts'

/** Texts of loading an ERP's files: findings, errors of a whole load, and texts that a load writes into documents. */
export const importTexts = {
  severity: { refused: 'Rechazado', doubtful: 'Dudoso', 'left-out': 'Omitido' },

  /** The message of each finding. */
  reasons: importReasonTexts,

  /** Why a load failed as a whole. */
  faults: {
    'source-unknown': 'No hay un mapeo para la fuente «{source}». Con el producto vienen: {known}.',
    'mapping-invalid': 'El mapeo de columnas no es válido en: {place}.',
    'folder-empty': 'La carpeta {folder} no tiene ninguno de los archivos de la fuente: {wanted}.',
    'file-missing': 'No se encontró {file}.',
    'file-unreadable':
      'No se pudo leer {file}: está dañado, tiene contraseña o no es de Excel ni de texto. Ábralo en Excel y guárdelo de nuevo como .xlsx o .csv.',
    'file-too-large':
      'El archivo {file} es demasiado grande (más de {most} descomprimido). Divídalo por períodos y cárguelo por partes.',
    'file-is-folder': '{file} es una carpeta. Indique los archivos que contiene, o use --folder.',
    'file-is-other':
      'El archivo {file} es {kind}, no una tabla, aunque su nombre diga otra cosa. Expórtelo del ERP como Excel (.xlsx) o CSV.',
    'file-is-binary-workbook':
      'El libro {file} está en el formato binario de Excel ({kind}), que no se lee. Ábralo en Excel y guárdelo como .xlsx.',
    'file-encrypted':
      'El archivo {file} está protegido con contraseña. Ábralo, quítele la contraseña y guárdelo de nuevo.',
    'file-damaged':
      'El archivo {file} está dañado o llegó incompleto. Expórtelo o cópielo de nuevo; si abre en Excel, guárdelo otra vez como .xlsx.',
    'archive-suspicious':
      'El archivo {file} tiene una compresión anormal (partes superpuestas o tamaños falsos). Por seguridad no se abrió: expórtelo de nuevo.',
    'archive-several':
      'El archivo comprimido {file} trae {count} {count:archivo|archivos} y debe traer uno solo. Descomprímalo y cargue cada uno por separado.',
    'archive-nested':
      'El archivo comprimido {file} contiene otro comprimido. Descomprímalo y cargue la tabla.',
    'xml-entities':
      'El archivo {file} trae definiciones propias de XML (DTD o entidades), que una tabla no necesita. Por seguridad no se leyó: guárdelo como .xlsx o CSV.',
    'cell-too-long':
      'En {file}, cerca de la línea {line}, hay una celda de más de un millón de caracteres. Revise el archivo: no se cargó nada.',
    'too-many-columns':
      'El archivo {file} tiene más de {most} columnas en la línea {line}. Revise el separador o borre las celdas a la derecha de la tabla.',
    'header-missing':
      'El archivo {file} no tiene una línea {line} con el encabezado. Indique otra fila de encabezado.',
    'file-unrecognised': 'El archivo {file} no corresponde a la fuente. Sus columnas son: {found}.',
    'file-repeated': 'Los archivos {file} y {other} tienen la misma información. Indique solo uno.',
    'format-unknown': 'El formato de {file} no se admite. Se admiten: {known}.',
    'file-empty': 'El archivo {file} no tiene encabezado.',
    'rows-missing':
      'El archivo {file} no tiene registros debajo del encabezado. Expórtelo de nuevo del ERP con los datos del período.',
    'file-is-page':
      'El archivo {file} es una página web sin ninguna tabla. Puede ser el aviso de que la sesión del ERP venció: expórtelo de nuevo.',
    'workbook-too-large':
      'El libro {file} es demasiado grande al abrirse (más de {most}). Quite hojas, divídalo o guárdelo como CSV.',
    'json-unreadable': 'La línea {line} de {file} no es un objeto JSON. No se cargó nada.',
    'sheet-missing': 'El libro {file} no tiene una hoja «{sheet}».',
    'too-many-rows': 'El archivo {file} tiene más de {most} filas en una hoja. Divídalo o guárdelo como CSV.',
    'too-many-records':
      'El archivo {file} tiene {count} {count:registro|registros} y una carga admite {most}. Divídalo por períodos y cargue una parte tras otra.',
    'too-much-memory':
      'El archivo necesita más memoria de la disponible para una carga. Divídalo o guárdelo como CSV.',
    'too-many-closed':
      'La foto completa cerraría {closed} de {open} {open:factura abierta|facturas abiertas}, más del 20 %. Revise el archivo y confirme si es correcto.',
    'quote-unclosed': 'En {file}, desde la línea {line}, hay comillas que no se cierran. No se cargó nada.',
    'columns-missing': 'En {file} faltan columnas del mapeo: {missing}. Las que trae son: {found}.',
    'lines-missing': 'Falta el otro archivo de {file}: las entradas y sus ítems se cargan juntos.',
  },

  /** The texts that a load writes into documents. `{corte}` is the last day of the source's data. */
  documents: {
    orderByReceipts:
      'Orden creada a partir de sus entradas: los archivos no traen la orden, así que sus líneas y valores son los recibidos.',
    takenAsPaid:
      'Los archivos no traen pagos. La factura venció antes del {corte}, el último día con datos, y se da por pagada.',
    takenAsOpen:
      'Los archivos no traen pagos. La factura no había vencido el {corte}, el último día con datos, y figura pendiente.',
    closedByPicture: 'No aparece en la foto completa del {corte}: se da por pagada.',
  },

  /** The kinds of files that are not tables. */
  otherFiles: {
    pdf: 'un PDF',
    image: 'una imagen',
    word: 'un documento de Word',
    slides: 'una presentación',
    office: 'otro documento de Office',
    letter: 'un documento de texto con formato (RTF)',
    'mail-page': 'una página web de un solo archivo (MHTML)',
    archive: 'un archivo comprimido de otra clase',
    program: 'un programa',
    bytes: 'un archivo binario',
    xml: 'un XML que no es una hoja de cálculo',
  },

  encodings: {
    'utf-8': 'UTF-8',
    'windows-1252': 'Windows-1252 (Latin-1)',
    cp850: 'DOS (CP850)',
    macintosh: 'Mac Roman',
    'utf-16le': 'UTF-16 LE',
    'utf-16be': 'UTF-16 BE',
  },
  formats: {
    csv: 'Texto',
    ndjson: 'Una línea JSON por registro',
    json: 'Lista JSON',
    xlsx: 'Libro de Excel',
    xls: 'Libro de Excel 97-2003',
    ods: 'Libro de LibreOffice (ODS)',
    xml: 'Libro de Excel 2003 en XML',
    html: 'Página web con tablas',
  },
  separators: {
    ';': 'Punto y coma',
    '\t': 'Tabulador',
    '|': 'Barra',
    ',': 'Coma',
    fixed: 'Ancho fijo',
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
    header: ['Archivo', 'Línea', 'Resultado', 'Columna', 'Decía', 'Qué pasó'],
    reading: 'Leyendo {file}: {count} de {total} {total:registro|registros}',
    written:
      '{kind}: {inserted} {inserted:nuevo|nuevos}, {updated} {updated:modificado|modificados}, {unchanged} sin cambio, {deleted} {deleted:retirado|retirados}',
    done: 'Carga terminada en {time}: {rows} {rows:registro leído|registros leídos}; {inserted} {inserted:fila nueva|filas nuevas}, {updated} {updated:modificada|modificadas}, {unchanged} sin cambio, {deleted} {deleted:retirada|retiradas}.',
    findings:
      '{refused} {refused:registro rechazado|registros rechazados}, {doubtful} {doubtful:dudoso|dudosos}.',
    reason: '  {times} × {file}:{line} {message}',
    unlikely: 'Revise: {sentence}',
    reportFile: 'Informe de cada uno: {path}',
    reportHint: 'Con --report <archivo.csv> se guarda el informe de cada uno.',
  },

  command: {
    summary: 'Carga los archivos de un ERP en una compañía',
    usage:
      'import --company <número> (--source <fuente> (--folder <carpeta> | <archivo>…) | --sample <fuente> | --kind <clase>[,<clase>…] <archivo>… [--source <fuente>] [--column <dato>=<columna>]…) [--dry-run] [--mapping <mapeo.json>] [--create] [--confirm-closing] [--report <informe.csv>] [--encoding <codificación>] [--separator <separador>] [--sheet <hoja>] [--header-line <línea>] | import --template <clase> [<archivo.xlsx> | <archivo.csv>]',

    kindUnknown: 'La clase «{kind}» no se conoce. Se conocen: {known}.',
    kindsDiffer:
      'Indique un archivo por clase: hay {kinds} {kinds:clase|clases} y {files} {files:archivo|archivos}.',
    fieldsMissing:
      'En {file} no hay columnas para: {missing}. Llámelas así, o cargue el archivo en la administración, que pregunta por cada columna. Las que trae son: {found}.',
    columnInvalid:
      '«{text}» no dice qué columna es: escriba --column <dato>=<columna>, por ejemplo nit=codigo_externo.',
    columnsAsked: 'Antes de cargar {file}, responda con --column:',
    columnOption: '  --column {field}={column}   trae, por ejemplo: {examples}',
    fieldsFound: '{file} como «{kind}»: {fields}',
    fieldsNear: 'Se parecen: {columns}.',
    fieldsUnused: '{file}: columnas que no se usan: {columns}',
    columnUnused: '«{column}»',
    columnMeant: '«{column}» (¿quiso decir «{field}»?)',
    columnMeantAs: '«{column}» (¿quiso decir «{name}», que es «{field}»?)',
    fieldsUntold:
      'En {file} las celdas de «{columns}» no dicen cómo se escriben los números o las fechas. Cárguelo en la administración, que lo pregunta, o use un mapeo.',
    templateWritten: 'Plantilla en {path}.',
    trial: 'Fue una prueba: no se guardó ningún registro.',
    encodingUnknown: 'La codificación «{encoding}» no se conoce. Se conocen: {known}.',
    separatorUnknown: 'El separador «{separator}» no se conoce. Se conocen: ; , | tab fixed (ancho fijo).',
    headerLineInvalid: '«{line}» no es un número de línea para el encabezado.',
    readAs: '{file}: {facts}',
    sheetFact: 'hoja «{sheet}»',
    headerFact: 'encabezado en la línea {line}',
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
