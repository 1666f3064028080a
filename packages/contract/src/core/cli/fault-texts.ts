/**
 * The errors that prevent a start, for the operator: the English text of the log, and the Spanish one of the command
 * line. `{}` is a value; `{1}` is the first one.
 */
export const faultTexts: readonly (readonly [english: string, spanish: string])[] = [
  ['The data folder {} cannot be written.', 'No se puede escribir en la carpeta de datos {1}.'],
  [
    'Give this user write permission on it, or point DATA_DIR at another folder.',
    'Dé permiso de escritura a este usuario o cambie DATA_DIR.',
  ],
  [
    'The data folder {} is a file or lies inside one.',
    'La carpeta de datos {1} es un archivo o está dentro de uno.',
  ],
  ['Point DATA_DIR at a folder.', 'Ponga una carpeta en DATA_DIR.'],
  ['A restoration of this database was cut short.', 'Una restauración de esta base de datos quedó a medias.'],
  [
    'Run enlace restore again with the same backup.',
    'Repita npm run enlace -- restore con la misma copia; lo que quedó a medias se borra solo.',
  ],
  [
    'The database was brought on by a newer version, on which this one does not work ({}).',
    'La base de datos ya es de una versión más nueva, con la que esta no puede trabajar ({1}).',
  ],
  [
    'The database was made by a development version whose schema is not carried on.',
    'La base de datos es de una versión de desarrollo anterior, que esta versión no puede usar.',
  ],
  [
    'Use an empty database or another data folder; the demo is made again at the first start.',
    'Use una base de datos vacía u otra carpeta de datos (DATA_DIR); la demostración se crea de nuevo al iniciar.',
  ],
  [
    'Start the newer version on this machine, too.',
    'Instale también en este equipo la versión nueva e iníciela.',
  ],
  ['The disk of the data folder {} fails.', 'El disco de la carpeta de datos {1} falla.'],
  [
    'Check the disk, then restore the last backup if data was lost.',
    'Revise el disco y, si se perdieron datos, restaure la última copia.',
  ],
  ['The disk of the data folder {} is full.', 'El disco de la carpeta de datos {1} está lleno.'],
  ['Free some space, or point DATA_DIR at another disk.', 'Libere espacio o ponga DATA_DIR en otro disco.'],
  [
    'Another server is already running on the data folder {}.',
    'Ya hay otro servidor en marcha con la carpeta de datos {1}.',
  ],
  [
    'Stop it first, or give this one a DATA_DIR of its own.',
    'Termínelo primero o use otra carpeta en DATA_DIR.',
  ],
  [
    'The database in {} does not accept the password kept beside it.',
    'La base de datos de {1} no acepta la clave guardada junto a ella.',
  ],
  [
    'Restore the file "password" that belongs to this data, or restore a backup into an empty DATA_DIR.',
    'Recupere el archivo «password» de estos datos o restaure una copia en una carpeta vacía.',
  ],
  [
    'The data folder {} holds a database of PostgreSQL {}; this version brings {}.',
    'La carpeta de datos {1} tiene una base de datos de PostgreSQL {2}; esta versión trae {3}.',
  ],
  [
    'Restore a backup made by the version that wrote it into an empty DATA_DIR.',
    'Restaure en una carpeta vacía una copia hecha con la versión que la escribió.',
  ],
  [
    'The folder {} is not empty and holds no database.',
    'La carpeta {1} no está vacía y no tiene una base de datos.',
  ],
  ['Move its content away, or point DATA_DIR at another folder.', 'Saque su contenido o cambie DATA_DIR.'],
  [
    'The embedded PostgreSQL does not run on this machine: {}.',
    'El PostgreSQL incluido no funciona en este equipo: {1}.',
  ],
  [
    'It needs glibc and a data folder that its user can reach; else set DATABASE_URL to a PostgreSQL server.',
    'Necesita glibc y una carpeta a la que su usuario llegue; si no, use un servidor PostgreSQL con DATABASE_URL.',
  ],
  [
    'PostgreSQL runs as the user {} here, who cannot reach the data folder {}.',
    'Aquí PostgreSQL corre como el usuario {1}, que no llega a la carpeta de datos {2}.',
  ],
  [
    'Point DATA_DIR at a folder outside of private homes, or start as an ordinary user.',
    'Ponga DATA_DIR fuera de las carpetas personales o inicie con un usuario corriente.',
  ],
  ['The database cannot be created in {}: {}.', 'No se puede crear la base de datos en {1}: {2}.'],
  [
    'Try another DATA_DIR, or set DATABASE_URL to a PostgreSQL server.',
    'Pruebe con otra carpeta en DATA_DIR o use un servidor PostgreSQL con DATABASE_URL.',
  ],
  [
    'The password of the database is missing: {} cannot be read.',
    'Falta la clave de la base de datos: no se puede leer {1}.',
  ],
  [
    'Restore that file, or restore a backup into an empty DATA_DIR.',
    'Recupere ese archivo o restaure una copia en una carpeta vacía.',
  ],
  [
    'The database in {} has been recovering for more than ten minutes.',
    'La base de datos de {1} lleva más de diez minutos recuperándose.',
  ],
  ['Wait and start again; its log is {}.', 'Espere e inicie de nuevo; su registro está en {1}.'],
  ['The database in {} does not start: {}.', 'La base de datos de {1} no inicia: {2}.'],
  ['The database in {} cannot be used: {}.', 'La base de datos de {1} no se puede usar: {2}.'],
  ["PostgreSQL's log is {}.", 'El registro de PostgreSQL está en {1}.'],
  ['The database in {} does not stop (process {}).', 'La base de datos de {1} no se detiene (proceso {2}).'],
  ['Its log is {}.', 'Su registro está en {1}.'],
  [
    'There is no embedded PostgreSQL for this machine ({}).',
    'No hay un PostgreSQL incluido para este equipo ({1}).',
  ],
  [
    'Run npm install again, or set DATABASE_URL to a PostgreSQL server.',
    'Ejecute npm install de nuevo o use un servidor PostgreSQL con DATABASE_URL.',
  ],
  [
    'The database in {} belongs to another user (uid {}).',
    'La base de datos de {1} es de otro usuario (uid {2}).',
  ],
  [
    'Start as that user, or give the folder to this one with chown -R.',
    'Inicie con ese usuario o pase la carpeta a este con chown -R.',
  ],
  [
    'PostgreSQL cannot run as root, and this machine has neither user namespaces nor a user postgres or nobody.',
    'PostgreSQL no puede correr como root y este equipo no tiene espacios de usuario ni los usuarios postgres o nobody.',
  ],
  [
    'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
    'Inicie con un usuario corriente o use un servidor PostgreSQL con DATABASE_URL.',
  ],

  [
    'Port {} of {} is in use by another program: stop it or set {} to another port.',
    'El puerto {1} de {2} ya está en uso: cierre el otro programa o cambie {3}.',
  ],
  [
    'Port {} of {} may not be used by this user: set {} to a port above 1023.',
    'Este usuario no puede usar el puerto {1} de {2}: ponga en {3} uno mayor que 1023.',
  ],
  [
    'The metrics cannot be served on port {} of {} ({}): correct METRICS_PORT or METRICS_HOST.',
    'Las métricas no se pueden servir en el puerto {1} de {2} ({3}): corrija METRICS_PORT o METRICS_HOST.',
  ],
  [
    'This machine has no address {}: set HOST to one that it has.',
    'Este equipo no tiene la dirección {1}: corrija HOST.',
  ],

  [
    'DNS_SERVERS: "{}" is no address of a name server like 1.1.1.1 or 10.0.0.2:5353.',
    'DNS_SERVERS: "{1}" no es la dirección de un servidor de nombres, como 1.1.1.1 o 10.0.0.2:5353.',
  ],
  [
    'BACKOFFICE_PORT: the portal has this port already (PORT).',
    'BACKOFFICE_PORT: el portal ya usa ese puerto (PORT).',
  ],
  [
    'NO_PROXY: networks are not understood ("{}"): name hosts, or domains with a dot before them.',
    'NO_PROXY: no se admiten redes ("{1}"): escriba equipos, o dominios con un punto delante.',
  ],
  [
    'DISK_STOP_MB: more than DISK_WARN_MB, from where on a warning comes first.',
    'DISK_STOP_MB: es mayor que DISK_WARN_MB; el aviso debe llegar antes.',
  ],
  [
    'METRICS_PORT: the portal or the back office has this port already.',
    'METRICS_PORT: el portal o el back office ya usa ese puerto.',
  ],
  [
    'SECRET_KEY: needed with DATABASE_URL, and the same on every node.',
    'SECRET_KEY: es necesaria con DATABASE_URL, igual en todos los nodos.',
  ],
  [
    'DATABASE_READ_URL: only with DATABASE_URL, whose replica it is.',
    'DATABASE_READ_URL: solo junto con DATABASE_URL, de la que es la réplica.',
  ],
  [
    'WORKERS: off needs DATABASE_URL, where a worker can do the work.',
    'WORKERS: off necesita DATABASE_URL, para que un proceso «worker» haga el trabajo.',
  ],
  [
    'DATABASE_URL leads to a pooler of connections, over which the schema cannot be brought up to date.',
    'DATABASE_URL lleva a un repartidor de conexiones (pooler), por el que no se puede actualizar el esquema.',
  ],
  [
    'Set DATABASE_DIRECT_URL or DATABASE_ADMIN_URL to the database itself.',
    'Ponga en DATABASE_DIRECT_URL o DATABASE_ADMIN_URL la dirección de la base de datos misma.',
  ],
  [
    'SECRET_KEY_PREVIOUS: only with SECRET_KEY, which replaces it.',
    'SECRET_KEY_PREVIOUS: solo junto con SECRET_KEY, que la reemplaza.',
  ],
  [
    'SECRET_KEY_PREVIOUS: the same as SECRET_KEY.',
    'SECRET_KEY_PREVIOUS: es igual a SECRET_KEY; ponga aquí la clave anterior.',
  ],
  ['SECRET_KEY: shorter than 32 characters.', 'SECRET_KEY: tiene menos de 32 caracteres.'],
  ['MAIL_FROM: needed with SMTP_URL.', 'MAIL_FROM: es necesaria con SMTP_URL.'],
  [
    'CAPTCHA_PROVIDER: {} needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET.',
    'CAPTCHA_PROVIDER: {1} necesita CAPTCHA_SITE_KEY y CAPTCHA_SECRET.',
  ],
  ['{}: {} is not a port between 0 and 65535.', '{1}: {2} no es un puerto entre 0 y 65535.'],
  ['{}: {} is neither true nor false.', '{1}: {2} no es true ni false.'],
  ['{}: {} is not one of {}.', '{1}: {2} no es uno de {3}.'],
  ['{}: {} is not a plain http or https address.', '{1}: {2} no es una dirección http o https.'],
  ['{}: not an address that begins with {}//.', '{1}: no es una dirección que comience por {2}//.'],
  ['{}: set it or {}, not both.', '{1}: use esta variable o {2}, no las dos.'],
  [
    'STORAGE_URL: neither a folder nor s3://KEY:SECRET@bucket/prefix?region=…&endpoint=https://….',
    'STORAGE_URL: no es una carpeta ni s3://CLAVE:SECRETO@bucket/prefijo?region=…&endpoint=https://….',
  ],
  [
    '{}: {} is neither an address nor a network like 10.0.0.0/8.',
    '{1}: {2} no es una dirección ni una red como 10.0.0.0/8.',
  ],
  ['{}: the file {} is empty.', '{1}: el archivo {2} está vacío.'],
  ['{}: the file {} cannot be read.', '{1}: no se puede leer el archivo {2}.'],
  ['{}: {} is not {}.', '{1}: {2} no es {3}.'],
]

/** The expected formats of settings, in the log's English and on the command line. */
export const settingWords: Readonly<Record<string, string>> = {
  'a host name or address': 'un nombre o una dirección de equipo',
  'a path without the word backend': 'una ruta sin la palabra backend',
  'a mail address': 'una dirección de correo',
  'a mail address with at most 14 characters before the @ and no +':
    'una dirección de correo con 14 caracteres o menos antes de la @, sin +',
  'a number of seconds': 'un número de segundos',
  'a number of megabytes': 'un número de megabytes',
  'tcp://host:3310 or unix:/path/of/the/socket': 'tcp://equipo:3310 o unix:/ruta/del/socket',
  'a site key': 'una clave de sitio',
  'a measurement code': 'un código de medición',
  'true, false, a number of proxies, or their addresses':
    'true, false, un número de proxies o sus direcciones',
}
