/** The oddities of a loaded record: what was found, what was done, and what to do. */
export const importDoubtTexts = {
  'supplier-created':
    'El proveedor {value} no estaba en el portal y se creó como «{nombre}». Revise que el NIT sea correcto.',
  'due-date-missing':
    'La factura no trae vencimiento: se calculó a {dias} {dias:día|días} de su fecha. Si el plazo es otro, incluya la columna.',
  'due-before-issue':
    'La factura vence antes de su fecha: se cargó como está. Revise las dos fechas en el ERP.',
  'balance-above-value':
    'El saldo {saldo} es mayor que el valor {valor}: se cargó como está. Revise que las dos columnas sean las correctas.',
  'invoice-paid-with-balance':
    'La factura {value} figura como pagada y trae un saldo de {saldo}: se cargó sin estado. Revise en el ERP cuál de los dos datos es correcto.',
  'invoice-below-zero':
    'La factura {value} es negativa (valor {valor}, saldo {saldo}): se cargó como saldo a favor de la compañía, que resta del saldo por pagar y no vence. Si es una nota o un anticipo, revise en el ERP que no se reste dos veces.',
  'contract-dates-reversed':
    'El contrato termina antes de empezar: se cargó como está. Revise las dos fechas en el ERP.',
  'contract-over-executed':
    'Lo ejecutado ({value}) supera el valor del contrato ({valor}): se cargó como está. Revise si falta un otrosí.',
  'nit-check-digit-glued':
    '«{value}» incluye el dígito de verificación: se leyó como {nit}. Si es otro número, incluya el dígito en una columna aparte.',
  'nit-maybe-glued':
    '«{value}» puede ser {nit} con el dígito de verificación incluido: se cargó como {numero}. Revise cuál es el correcto.',
  'nit-scientific':
    '«{value}» es un NIT que Excel convirtió a notación científica: se leyó como {nit}. Dé a la columna formato de texto.',
  'nit-short':
    '«{value}» es corto para un NIT: se cargó como está. Revise si es el código interno del proveedor.',
  'nit-made-up':
    'El número {value} es un código de proveedor del exterior: se cargó sin dígito de verificación. Si su ERP siempre lo usa, no tiene que hacer nada.',
  'nit-transposed':
    '«{nombre}» también está con el NIT {nit} (línea {line}), que solo tiene dos cifras intercambiadas: se cargaron los dos. Corrija en el ERP el que esté errado.',
  'name-repeated':
    '«{nombre}» también está con el NIT {nit} (línea {line}): se cargaron los dos. Revise en el ERP si es el mismo proveedor.',
  'supplier-merged':
    'El NIT {nit} ya está en la línea {line} como «{nombre}»: se conservó ese nombre. Deje en el ERP un solo proveedor con ese NIT.',
  'text-line-break': 'El texto traía saltos de línea: se cargó en una sola línea. No tiene que hacer nada.',
  'text-control-character': 'El texto traía caracteres invisibles: se quitaron. No tiene que hacer nada.',
  'text-encoded-twice':
    '«{value}» traía letras de otra codificación: se leyó como «{text}». Si no es correcto, corrija el texto en el ERP.',
  'encoding-guessed':
    'El archivo no indica su codificación y se leyó como {encoding}. Si algún nombre quedó mal, indique otra al cargar.',
  'header-joined':
    'El encabezado ocupa dos filas y se leyó unido: {value}. Revise que cada columna tenga el nombre que le corresponde.',
  'workbook-macros':
    'El libro trae macros: no se ejecutaron y solo se leyeron las celdas. No tiene que hacer nada.',
  'text-letters-lost':
    '«{value}» perdió letras al exportarse: se cargó como está. Exporte de nuevo el archivo en UTF-8 o corrija el texto en el ERP.',
  'text-letters-guessed':
    '«{value}» trae letras cambiadas; puede ser «{propuesta}»: se cargó como está. Exporte de nuevo el archivo en UTF-8 o corrija el texto en el ERP.',
  'text-html':
    '«{value}» trae etiquetas de página web (HTML): se guardó y se muestra como texto. Quítelas en el ERP.',
  'text-formula':
    '«{value}» parece una fórmula: se guardó como texto y no se calcula. Revise si la celda debía traer un valor.',
  'code-zeros-lost':
    '«{value}» es más corto que los demás números de su columna; puede ser «{propuesta}», sin sus ceros: se cargó como está. Dé a la columna formato de texto y vuelva a exportarla.',
  'code-maybe-date':
    '«{value}» es una fecha donde se espera un número: se cargó como está. Revise si Excel cambió el número.',
  'code-maybe-rounded':
    '«{value}» es un número de más de 15 cifras en una celda numérica, donde Excel cambia las últimas por ceros: se cargó como está. Si el original no termina en ceros, dé a la columna formato de texto y expórtela de nuevo.',
  'code-alike':
    '«{value}» se parece a «{otro}», de la línea {line}: solo cambian mayúsculas, espacios o letras que se ven iguales. Se cargaron los dos: si son el mismo documento, deje uno en el ERP.',
  'amount-rounded':
    'El valor {value} tiene más de dos decimales: se redondeó a {valor}. Si su ERP redondea igual, no tiene que hacer nada.',
  'number-not-available':
    'La celda dice «{value}», un error de la hoja de cálculo: se leyó como vacía (tarifa y ajuste en cero). Corrija la fórmula y guarde de nuevo.',
  'number-mark-untold':
    '«{value}» se leyó como {numero},00: la columna no aclara el separador decimal y un valor en pesos no tiene tres decimales. Si no es así, indique el separador decimal al cargar.',
  'number-side':
    '«{value}» indica débito o crédito: se leyó como {numero}, porque en cuentas por pagar el crédito suma y el débito resta. Si su ERP lo usa al contrario, incluya el signo.',
  'number-padded':
    '«{value}» trae ceros a la izquierda y no trae decimales: se leyó como {numero}. Si sus últimas cifras son decimales, indíquelo al cargar.',
  'tax-rate-unusual':
    'La tarifa de IVA {value} no es una de las usuales: se aplicó como está. Revise si es una tarifa o si la celda trae otra cosa.',
  'adjustment-large':
    'El ajuste de {value} {value:peso|pesos} es mayor que un redondeo: se cargó como descuento con el signo contrario. Revise que sea un ajuste.',
  'date-order-guessed':
    'La fecha «{value}» no existe en el orden de su columna: se leyó como {fecha}. Revise si el día y el mes están invertidos.',
  'date-order-untold':
    'Las fechas de la columna no aclaran si primero va el día: «{value}» se leyó como {fecha}. Si no es así, indique el orden al cargar.',
  'date-serial':
    '«{value}» es una fecha que Excel mostró como número: se leyó como {fecha}. Dé a la columna formato de fecha y vuelva a exportarla.',
  'date-zone':
    '«{value}» trae la hora de otra zona horaria: en Colombia corresponde al {fecha} y así se cargó. Si debía ser el día escrito, exporte la fecha sin hora.',
  'date-far': 'La fecha «{value}» está a más de diez años: se leyó como {fecha}. Revise el año en el ERP.',
  'invoice-list':
    'La celda trae varias facturas ({numbers}) con un solo valor: quedaron en un solo renglón. Para verlas por separado, incluya una por fila con su valor.',
  'invoice-number-glued':
    'Uno de los números de «{value}» parece unir dos números: se cargó como está. Sepárelos en el ERP.',
  'invoice-maybe-list':
    '«{value}» puede ser una factura o dos seguidas: se cargó como una. Si son dos, sepárelas con una coma.',
  'invoice-range':
    '«{value}» es un rango de facturas: se cargó como está. Para ver cada una, escríbalas todas.',
  'invoice-date-run-in':
    'El número «{value}» incluye una fecha: se leyó como {numbers}, del {fecha}. Quítela en el ERP.',
  'invoice-without-number':
    '«{value}» no es un número de factura: la entrada quedó sin factura. Si la tiene, escriba su número.',
  'invoice-date-missing':
    'La factura {value} no trae fecha: el vencimiento se contó desde la entrada. Complete la fecha en el ERP.',
  'invoice-date-differs':
    'La factura tiene fecha {value} aquí y {fecha} en la línea {line}: se tomó la más antigua. Revise cuál es.',
  'invoice-before-order':
    'La factura {factura} es del {value}, anterior a su orden o contrato ({orden}): se cargó como está. Revise las dos fechas.',
  'invoice-after-receipt':
    'La factura {factura} es del {value}, posterior a la entrada ({entrada}): se cargó como está. Revise las dos fechas.',
  'invoice-on-several-receipts':
    'La factura {value} también está en la entrada {entrada} (línea {line}): con los mismos números queda una sola, con el valor de las dos entradas. Revise si el número se repite por error.',
  'invoice-not-owed':
    'La entrada no es de una clase de compra: la factura {value} no va al estado de cuenta. Si es una compra, corrija la clase de la entrada.',
  'invoice-without-value':
    'No se cargó la factura {value} porque ningún ítem de su entrada se pudo cargar y no se conoce su valor. Corrija los ítems y cargue de nuevo los dos archivos.',
  'cufe-unreadable':
    'No se cargó el CUFE «{value}»: debe tener 96 caracteres (0–9, a–f) y corresponder a una sola factura. Corríjalo en el ERP.',
  'order-date-missing':
    'La orden {value} no trae fecha: la entrada quedó en la orden {orden}. Complete la fecha en el ERP.',
  'order-date-differs':
    'La orden {orden} tiene fecha {value} aquí y {fecha} en otra entrada: se tomó la segunda. Revise cuál es.',
  'order-after-receipt':
    'La orden {orden} es del {value}, posterior a la entrada ({entrada}): se cargó como está. Revise las dos fechas.',
  'order-without-type':
    'La orden o el contrato {value} no trae su tipo: la entrada quedó sin orden. Complete el tipo en el ERP.',
  'receipt-without-lines':
    'La entrada no trae ítems: se cargó con valor cero. Revise si el archivo de ítems está completo.',
  'receipt-class-unsaid':
    'No se ha indicado si la clase de entrada «{value}» es una compra y se tomó como no compra. Si lo es, indíquelo al cargar de nuevo.',
  'receipt-incomplete':
    'La entrada perdió al menos un ítem rechazado y su valor quedó incompleto. Corrija el ítem y vuelva a cargar los dos archivos.',
  'withholding-value-differs':
    'El valor retenido es {valor}, pero {base} al {tarifa} da {esperado}: se cargó como está. Revise la base y la tarifa.',
  'withholding-rate-differs':
    'La tarifa es {tarifa}, pero la de «{concepto}» el {fecha} era {legal}: se cargó como está. Revise el concepto.',
  'withholding-rate-maybe-code':
    'Con la tarifa «{value}» sobre {base} se retendrían {esperado}, y se retuvo {valor}: parece un código del ERP. Se cargó como {tarifa}; si es un código, indique al cargar a qué tarifa corresponde.',
  'withholding-with-cents':
    'El valor retenido {valor} trae centavos y las retenciones se practican en pesos enteros: se cargó como está. Revíselo en el ERP.',
  'withholding-sign-differs':
    'El valor retenido ({valor}) y la base ({base}) tienen signos contrarios: se cargaron como están. Revise si es una reversión.',
  'withholding-period-differs':
    'La fecha {fecha} no corresponde al período «{value}»: se tomó la fecha. Revise cuál de los dos es correcto.',
  'withholding-repeated':
    'La retención del documento {value} está repetida en la línea {line}: se cargaron las dos. Si una sobra, quítela.',
  'iva-above-operation':
    'El IVA ({iva}) es mayor que el valor de la operación ({operacion}): se cargaron como están. Revise si las columnas están invertidas.',
  'municipality-capital':
    '«{value}» se leyó como {nombre}, la capital; también hay {others}. Si es otro municipio, indique su código de cinco cifras.',
  'contract-state-unknown':
    '«{value}» no es un estado de contrato: se tomó el que corresponde a sus fechas. Indique al cargar si equivale a vigente, suspendido, terminado o liquidado.',
  'state-unknown':
    '«{value}» no es uno de los estados ({known}): se cargó sin ese dato. Indique al cargar a cuál equivale.',
  'flag-unreadable':
    '«{value}» no es «sí» ni «no»: se cargó sin ese dato. Indique al cargar a cuál equivale.',
  'field-unknown': 'Los campos «{value}» no son de este tipo de registro: no se tuvieron en cuenta.',
  'record-superseded': 'El registro está repetido en la línea {line}: se tomó el último.',
  'total-differs': 'El {campo} es {valor} y sus líneas suman {suma}: se cargó como está.',
  'document-incomplete': 'El documento perdió al menos una línea rechazada: sus líneas están incompletas.',
  'document-without-lines': 'El documento no trae valores ni líneas: se cargó con valor cero.',
  'order-unknown': 'La orden {value} no está en el portal: la entrada se cargó sin enlace a ella.',
  'quantities-differ':
    'Aceptada, rechazada y en cuarentena suman {suma} y se recibieron {cantidad}: se cargaron como están. Revise las cantidades en el ERP.',
  'reason-cut':
    'El motivo tiene más de 500 caracteres: se guardaron los primeros 500. Acórtelo en el ERP y vuelva a cargarlo.',
  'unit-unknown': 'La unidad «{value}» no es una de las usuales: se cargó como está.',
  'activity-unknown': '«{value}» no es una actividad de la CIIU (cuatro cifras): quedó sin actividad.',
  'regime-unknown': '«{value}» no es un régimen tributario de la lista: quedó sin régimen.',
  'email-unreadable': '«{value}» no es un correo electrónico: quedó sin correo.',
  'city-unknown': 'El municipio «{value}» no está en la DIVIPOLA: se cargó como está escrito.',
} as const
