/** The errors of invalid content requests and submissions. */
export const contentTexts = {
  codeLong: 'El código puede tener hasta 60 caracteres.',
  codeMalformed: 'Use solo letras sin tilde, números y guiones entre ellos.',
  applicationType: 'El tipo de aplicación es agp.',
  htmlLong: 'El HTML puede tener hasta 200.000 caracteres.',
  htmlDeep:
    'El HTML tiene más de 250 elementos uno dentro de otro. Revise las etiquetas que quedaron sin cerrar.',
  htmlCrowded: 'El HTML puede tener hasta 10.000 elementos. Divídalo en varios o quite etiquetas que sobren.',
  htmlMissing: 'Escriba el texto que se va a mostrar.',
  titleMissing: 'Ingrese el título.',
  titleLong: 'El título puede tener hasta 200 caracteres.',
  descriptionLong: 'La descripción puede tener hasta 500 caracteres.',
  lineLong: 'El texto puede tener hasta 300 caracteres.',
  kindUnknown: 'El tipo de contenido es espacios, imagen, html o carrusel.',
  slideUnknown: 'Cada diapositiva es de tipo imagen o html.',
  slidesMissing: 'El carrusel necesita al menos una diapositiva.',
  slidesMany: 'El carrusel puede tener hasta 12 diapositivas.',
  sourceUnknown: 'El origen de la imagen es imagen (un archivo) o urlImagen (una dirección).',
  targetUnknown: 'El destino del enlace es _self (la misma pestaña) o _blank (otra).',
  positionUnknown: 'La posición es 1, 2 o 3.',
  imageTextMissing:
    'Describa la imagen: el texto lo leen los lectores de pantalla y se muestra si la imagen no carga.',
  imageRefused: 'Use la dirección de una imagen que empiece por https://.',
  hostsMany: 'Use imágenes de hasta 20 sitios distintos.',
  fileRefused: 'Elija una imagen de la biblioteca de la compañía.',
  fileUnknown: 'El archivo no es una imagen PNG, JPG, GIF, WebP o SVG.',
  fileLarge: 'La imagen puede pesar hasta 2 MB.',
  linkRefused:
    'Use una dirección que empiece por https://, http://, mailto: o tel:, o una página del portal (#/…).',
  placeTaken:
    'En este lugar ya hay un anuncio que empieza en ese momento. Cambie la fecha de inicio o edite el otro.',
  timesReversed: 'La fecha final debe ser posterior a la inicial.',
  timeMalformed: 'Escriba la fecha como 2026-11-30 o 2026-11-30T18:00-05:00.',
} as const
