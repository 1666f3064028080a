/** The commands `backup` and `restore`. */
export const backupTexts = {
  summary: 'Guarda en un archivo todos los datos y archivos, sin detener el portal',
  table: 'Tabla {done} de {total}: {name}',
  file: 'Archivo {done}',
  done: 'Copia terminada en {time}: {path} ({size})',
  counts:
    '{rows} {rows:fila|filas} de {tables} {tables:tabla|tablas} y {files} {files:archivo|archivos}, como estaban el {at}',
  missing:
    '{count:Falta|Faltan} {count} {count:archivo|archivos} que los datos mencionan y que el almacenamiento ya no tiene (por ejemplo {key}). Revise STORAGE_URL o el disco.',
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
  usage: 'restore archivo.tar.zst [--check] [--company número [--replace --confirm número]]',
  summary:
    'Restaura una copia en una base de datos vacía (--check: solo la revisa; --company: una compañía junto a las demás)',
  noFile: 'Diga qué copia: npm run enlace -- restore archivo.tar.zst',
  noSuchFile: 'No se puede leer {path}: revise la ruta y los permisos.',
  checked: 'La copia está completa y sin daños.',
  about:
    'Tomada el {at} con Enlace {version} y PostgreSQL {engine}: {rows} {rows:fila|filas}, {files} {files:archivo|archivos} ({size}).',
  done: 'Restauración terminada en {time}: {rows} {rows:fila|filas} de {tables} {tables:tabla|tablas} y {files} {files:archivo|archivos}.',
  missing: '{count} {count:archivo ya faltaba|archivos ya faltaban} cuando se tomó la copia.',
  keyPut: 'La clave secreta de la copia quedó en {path}.',
  keySame: 'La clave secreta de esta instalación es la de la copia: los datos sellados se abren.',
  keyOther:
    'La clave secreta de esta instalación NO es la de la copia: ponga la de entonces (SECRET_KEY o {path}) antes de iniciar; sin ella los datos sellados no se abren.',
  keyNone:
    'Esta instalación aún no tiene clave secreta y la copia no la trae: ponga la de entonces en {path} (o SECRET_KEY) antes de iniciar; sin ella los datos sellados no se abren.',
  next: 'Ya puede iniciar: npm start',
} as const

/** `restore --company`: restores one company of a backup next to the others. */
export const restoreCompanyTexts = {
  checkAlone: '--check revisa toda la copia: úselo sin --company.',
  replaceAlone: '--replace y --confirm son para una compañía: diga cuál con --company.',
  confirm:
    'Va a reemplazar por completo la compañía {company}: lo que hizo después de la copia se pierde (salvo la auditoría). Haga antes una copia y repita con --replace --confirm {company}.',
  found: 'La copia tiene la compañía {company}: {name} (NIT {nit}), como estaba el {at}.',
  /** Why mails, jobs and deliveries are on hold, for the company's staff. */
  held: 'Quedó en espera: la compañía se restauró de una copia. Reintente solo si aún hace falta.',
  done: 'Compañía {company} restaurada en {time}: {rows} {rows:fila|filas} y {files} {files:archivo|archivos}. Las demás compañías siguen igual y el portal no se detuvo.',
  persons:
    'Personas: {known} {known:ya estaba y conserva|ya estaban y conservan} su clave y sus factores; {added} {added:volvió|volvieron} con los de la copia.',
  work: 'No se envía nada de entonces. Quedaron en espera, para reintentar o descartar en Control › Tareas en segundo plano: correos, {mails}; trabajos, {jobs}; avisos a programas, {deliveries}.',
  hosts: 'Ya no son de esta compañía, porque ahora son de otra: {hosts}.',
  erased:
    'Desde la copia se borraron los datos de {count} {count:persona que lo pidió|personas que lo pidieron}: volvieron con ella. Bórrelos de nuevo con npm run enlace -- person erase.',
  keySame: 'La clave secreta de esta instalación abre lo que la compañía tiene sellado.',
  keyOther:
    'La clave secreta de esta instalación NO es la de la copia: lo sellado de la compañía (cuentas bancarias, pasarelas, certificados, conexiones) y los segundos factores de quienes volvieron no se abren. Ponga la clave de entonces en SECRET_KEY_PREVIOUS y la actual en SECRET_KEY y ejecute npm run enlace -- secret-key rotate.',
  look: 'Sus sesiones terminaron. Revise su equipo, sus claves de API y sus usuarios: lo que se retiró después de la copia vuelve a valer.',
} as const

/** Why a backup or restore failed, each with its remedy. */
export const backupFaultTexts = {
  'no-backup': 'Ese archivo no es una copia de Enlace. Use uno hecho con npm run enlace -- backup.',
  truncated: 'La copia está cortada: le falta el final. Use otra copia; de esta no se restauró nada.',
  damaged: 'La copia está dañada ({part}). Use otra copia; de esta no se restauró nada.',
  newer: 'La copia es de una versión más nueva de Enlace ({version}). Instale esa versión y repita.',
  'other-product':
    'La copia viene de un Enlace con otro esquema (la migración {name} es distinta). Use la versión con que se tomó.',
  filled:
    'La base de datos ya tiene datos ({companies} {companies:compañía|compañías}, {persons} {persons:persona|personas}): una copia solo se restaura en una vacía. Use otra carpeta en DATA_DIR u otra base de datos.',
  'key-there':
    'Aquí ya hay otra clave secreta ({path}) y la copia trae una distinta. Aparte ese archivo o use otra carpeta en DATA_DIR.',
  exists: 'Ya existe {path}: las copias no se sobrescriben. Elija otro nombre.',
  'no-schema': 'La base de datos está vacía: no hay nada que guardar.',
  'not-in-backup': 'La copia no tiene la compañía {company}. Tiene: {there}.',
  'company-stands':
    'La compañía {company} ({name}) ya existe aquí. Para reemplazarla por completo con la de la copia use --replace --confirm {company}.',
  'other-company':
    'Aquí la compañía {company} es otra: {name} (NIT {there}); la de la copia tiene el NIT {nit}. Una compañía solo vuelve con su propio número.',
  'nit-elsewhere':
    'El NIT {nit} de la copia ya es aquí el de la compañía {there}. La {company} no se restaura al lado de sí misma.',
  'person-taken':
    'El correo {email} es aquí el de otra persona que en la copia. Cambie ese correo aquí y repita; no se restauró nada.',
  'value-taken':
    'Algo que debe ser único ya lo tiene aquí otra compañía (tabla {table}). No se restauró nada: restaure la copia completa en otra instalación.',
  'other-schema':
    'La base de datos no está en la versión de este Enlace. Lleve todo a la misma versión (npm run enlace -- migrate) y repita.',
  busy: 'Hay una carga u otro trabajo largo en marcha y no se restauró nada. Repita cuando termine.',
} as const
