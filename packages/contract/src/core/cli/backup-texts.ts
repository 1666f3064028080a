/** The commands `backup` and `restore`. */
export const backupTexts = {
  summary: 'Guarda en un archivo todos los datos y archivos, sin detener el portal',
  table: 'Tabla {done} de {total}: {name}',
  file: 'Archivo {done}',
  done: 'Copia terminada en {time}: {path} ({size})',
  counts: '{rows} filas de {tables} tablas y {files} archivos, como estaban el {at}',
  missing:
    'Faltan {count} archivos que los datos mencionan y que el almacenamiento ya no tiene (por ejemplo {key}). Revise STORAGE_URL o el disco.',
  withKey:
    'La copia trae la clave secreta: quien la tenga abre los datos sellados. Guárdela como guarda esa clave.',
  withoutKey:
    'La copia no trae la clave secreta ({place}). Sin ella los datos sellados (cuentas bancarias, pasarelas, certificados, conexiones) no se abren: guárdela aparte.',
  keyFile: 'el archivo {path}',
  keyVariable: 'la de SECRET_KEY',
  keyOfVariable:
    '--with-key es para la clave que guarda la instalación; aquí la clave viene de SECRET_KEY y usted ya la tiene.',
  elsewhere: 'Llévela a otro equipo: una copia en el mismo disco se pierde con él.',
} as const

export const restoreTexts = {
  summary: 'Restaura una copia en una base de datos vacía (--check: solo la revisa)',
  noFile: 'Diga qué copia: npm run enlace -- restore archivo.tar.zst',
  noSuchFile: 'No se puede leer {path}: revise la ruta y los permisos.',
  checked: 'La copia está completa y sin daños.',
  about:
    'Tomada el {at} con Enlace {version} y PostgreSQL {engine}: {rows} filas, {files} archivos ({size}).',
  done: 'Restauración terminada en {time}: {rows} filas de {tables} tablas y {files} archivos.',
  missing: '{count} archivos ya faltaban cuando se tomó la copia.',
  keyPut: 'La clave secreta de la copia quedó en {path}.',
  keySame: 'La clave secreta de esta instalación es la de la copia: los datos sellados se abren.',
  keyOther:
    'La clave secreta de esta instalación NO es la de la copia: ponga la de entonces (SECRET_KEY o {path}) antes de iniciar; sin ella los datos sellados no se abren.',
  keyNone:
    'Esta instalación aún no tiene clave secreta y la copia no la trae: ponga la de entonces en {path} (o SECRET_KEY) antes de iniciar; sin ella los datos sellados no se abren.',
  next: 'Ya puede iniciar: npm start',
} as const

/** Why a backup is not taken or restored, and what to do. */
export const backupFaultTexts = {
  'no-backup': 'Ese archivo no es una copia de Enlace. Use uno hecho con npm run enlace -- backup.',
  truncated: 'La copia está cortada: le falta el final. Use otra copia; de esta no se restauró nada.',
  damaged: 'La copia está dañada ({part}). Use otra copia; de esta no se restauró nada.',
  newer: 'La copia es de una versión más nueva de Enlace ({version}). Instale esa versión y repita.',
  'other-product':
    'La copia viene de un Enlace con otro esquema (la migración {name} es distinta). Use la versión con que se tomó.',
  filled:
    'La base de datos ya tiene datos ({companies} compañías, {persons} personas): una copia solo se restaura en una vacía. Use otra carpeta en DATA_DIR u otra base de datos.',
  'key-there':
    'Aquí ya hay otra clave secreta ({path}) y la copia trae una distinta. Aparte ese archivo o use otra carpeta en DATA_DIR.',
  exists: 'Ya existe {path}: las copias no se sobrescriben. Elija otro nombre.',
  'no-schema': 'La base de datos está vacía: no hay nada que guardar.',
} as const
