/** What is odd about a record that was loaded: what was found, what was done, and what to do. */
export const importDoubtTexts = {
  'supplier-created':
    'El proveedor {value} no estaba en el portal: se creó como «{nombre}». Revise que el NIT sea el suyo.',
  'due-date-missing':
    'La factura no trae vencimiento: se contaron {dias} {dias:día|días} desde su fecha. Si el plazo es otro, traiga la columna.',
  'due-before-issue':
    'La factura vence antes de su fecha: se cargó como está. Revise las dos fechas en el ERP.',
  'balance-above-value':
    'El saldo {saldo} es mayor que el valor {valor}: se cargó como está. Revise que las dos columnas sean las correctas.',
  'invoice-paid-with-balance':
    'La factura {value} dice estar pagada y trae un saldo de {saldo}: se cargó sin informar su estado. Revise en el ERP cuál de los dos datos es el correcto.',
  'invoice-below-zero':
    'La factura {value} viene en negativo (valor {valor}, saldo {saldo}): se cargó como saldo a favor de la compañía, que resta de lo que se debe y nunca se muestra vencido. Si es una nota o un anticipo, revise en el ERP que no reste dos veces.',
  'contract-dates-reversed':
    'El contrato termina antes de empezar: se cargó como está. Revise las dos fechas en el ERP.',
  'contract-over-executed':
    'Lo ejecutado ({value}) supera el valor del contrato ({valor}): se cargó como está. Revise si falta un otrosí.',
  'nit-check-digit-glued':
    '«{value}» trae pegado el dígito de verificación: se leyó como {nit}. Si es otro número, traiga el dígito en una columna aparte.',
  'nit-maybe-glued':
    '«{value}» puede ser {nit}, con el dígito de verificación pegado: se cargó como {numero}. Revise cuál es.',
  'nit-scientific':
    '«{value}» es un NIT que Excel escribió con exponente, con todas sus cifras: se leyó como {nit}. Dé a la columna formato de texto.',
  'nit-short':
    '«{value}» es corto para un NIT: se cargó como está. Revise si es el código interno del proveedor.',
  'nit-made-up':
    'El número {value} es inventado para un proveedor del exterior: se cargó sin dígito de verificación. No hay que hacer nada si su ERP lo usa siempre.',
  'nit-transposed':
    '«{nombre}» también está con el NIT {nit} (línea {line}), que solo cambia dos cifras de lugar: se cargaron los dos. Corrija en el ERP el que esté mal.',
  'name-repeated':
    '«{nombre}» también está con el NIT {nit} (línea {line}): se cargaron los dos. Revise en el ERP si es el mismo proveedor.',
  'supplier-merged':
    'El NIT {nit} ya está en la línea {line} como «{nombre}»: se dejó ese nombre. Deje en el ERP un solo proveedor con ese NIT.',
  'text-line-break': 'El texto traía saltos de línea: se cargó en una sola línea. No hay que hacer nada.',
  'text-control-character': 'El texto traía caracteres que no se ven: se quitaron. No hay que hacer nada.',
  'text-encoded-twice':
    '«{value}» traía letras de otra codificación: se leyó como «{text}». Si no era así, corrija el texto en el ERP.',
  'encoding-guessed':
    'El archivo no dice su codificación y por sus letras se leyó como {encoding}. Si algún nombre salió mal, indique otra al cargar.',
  'header-joined':
    'El encabezado ocupa dos filas y se leyó unido: {value}. Revise que cada columna tenga el nombre que le corresponde.',
  'workbook-macros':
    'El libro trae macros: no se ejecutaron, y solo se leyeron las celdas. No hay que hacer nada.',
  'text-letters-lost':
    '«{value}» perdió letras antes de llegar aquí: se cargó como está. Exporte de nuevo el archivo en UTF-8 o corrija el texto en el ERP.',
  'text-letters-guessed':
    '«{value}» trae letras cambiadas; puede ser «{propuesta}»: se cargó como está. Exporte de nuevo el archivo en UTF-8 o corrija el texto en el ERP.',
  'text-html': '«{value}» trae marcas de página web: se guardó y se muestra como texto. Quítelas en el ERP.',
  'text-formula':
    '«{value}» parece una fórmula: se guardó como texto y nunca se calcula. Revise si la celda debía traer un valor.',
  'code-zeros-lost':
    '«{value}» es más corto que los demás números de su columna; puede ser «{propuesta}», sin sus ceros: se cargó como está. Dé a la columna formato de texto y vuelva a exportarla.',
  'code-maybe-date':
    '«{value}» es una fecha donde se espera un número: se cargó como está. Revise si Excel cambió el número.',
  'code-maybe-rounded':
    '«{value}» es un número de más de 15 cifras en una celda numérica, donde Excel cambia las últimas por ceros: se cargó como está. Si el original no termina en ceros, dé a la columna formato de texto y expórtela de nuevo.',
  'code-alike':
    '«{value}» se parece a «{otro}», de la línea {line}: solo cambian mayúsculas, espacios o letras que se ven iguales. Se cargaron los dos: si son el mismo documento, deje uno en el ERP.',
  'amount-rounded':
    'El valor {value} tiene más de dos decimales: se redondeó a {valor}. No hay que hacer nada si su ERP redondea igual.',
  'number-not-available':
    'La celda dice «{value}», un error de la hoja de cálculo: se leyó como vacía, y vacíos la tarifa y el ajuste son cero. Corrija la fórmula y guarde de nuevo.',
  'number-mark-untold':
    '«{value}» se leyó como {numero},00: su columna no dice qué separa los decimales, y un valor en pesos no tiene tres. Si no es así, diga al cargar cuál es la marca decimal.',
  'number-side':
    '«{value}» nombra el lado de la cuenta: se leyó como {numero}, porque en lo que se debe a un proveedor el crédito suma y el débito resta. Si su ERP lo usa al revés, traiga el signo.',
  'number-padded':
    '«{value}» trae ceros a la izquierda y ningún decimal: se leyó como {numero}. Si sus últimas cifras son decimales, dígalo al cargar.',
  'tax-rate-unusual':
    'La tarifa de IVA {value} no es una de las usuales: se aplicó como está. Revise si es una tarifa o si la celda trae otra cosa.',
  'adjustment-large':
    'El ajuste de {value} {value:peso|pesos} es mayor que un redondeo: se cargó como descuento con el signo contrario. Revise que sea un ajuste.',
  'date-order-guessed':
    'La fecha «{value}» solo existe en otro orden que el de su columna: se leyó como {fecha}. Revise si el día y el mes están cambiados.',
  'date-order-untold':
    'Ninguna fecha de la columna dice si primero va el día: «{value}» se leyó como {fecha}. Si no es así, diga al cargar en qué orden vienen.',
  'date-serial':
    '«{value}» es una fecha que Excel mostró como número: se leyó como {fecha}. Dé a la columna formato de fecha y vuelva a exportarla.',
  'date-zone':
    '«{value}» trae hora de otra zona: en Colombia ese momento es del {fecha}, y ese día se cargó. Si debía ser el día escrito, expórtela sin hora.',
  'date-far': 'La fecha «{value}» queda a más de diez años: se leyó como {fecha}. Revise el año en el ERP.',
  'invoice-list':
    'La celda trae varias facturas ({numbers}): quedan en un solo renglón, porque el valor solo se conoce en conjunto. Para verlas aparte, traiga una por fila con su valor.',
  'invoice-number-glued':
    'Uno de los números de «{value}» parece ser dos pegados: se dejó como está. Sepárelos en el ERP.',
  'invoice-maybe-list':
    '«{value}» puede ser una factura o dos seguidas: se cargó como una. Si son dos, sepárelas con una coma.',
  'invoice-range':
    '«{value}» es un rango de facturas: se cargó como está. Para ver cada una, escríbalas todas.',
  'invoice-date-run-in':
    'El número «{value}» trae pegada una fecha: se leyó como {numbers}, del {fecha}. Quítela en el ERP.',
  'invoice-without-number':
    '«{value}» no es un número de factura: la entrada queda sin factura. Escriba el número si la tiene.',
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
    'De la entrada de la factura {value} no se cargó ningún ítem y no se sabe cuánto vale: la factura no se cargó. Corrija los ítems y vuelva a cargar los dos archivos.',
  'cufe-unreadable':
    'El CUFE «{value}» no se tomó: debe tener 96 caracteres (0–9, a–f) y estar junto a una sola factura. Corríjalo en el ERP.',
  'order-date-missing':
    'La orden {value} no trae fecha: la entrada quedó en la orden {orden}. Complete la fecha en el ERP.',
  'order-date-differs':
    'La orden {orden} tiene fecha {value} aquí y {fecha} en otra entrada: se tomó la segunda. Revise cuál es.',
  'order-after-receipt':
    'La orden {orden} es del {value}, posterior a la entrada ({entrada}): se cargó como está. Revise las dos fechas.',
  'order-without-type':
    'La orden o contrato {value} no trae su tipo: la entrada queda sin orden. Complete el tipo en el ERP.',
  'receipt-without-lines':
    'La entrada no trae ítems: se cargó con valor cero. Revise si el archivo de ítems está completo.',
  'receipt-class-unsaid':
    'Nadie ha dicho si la clase de entrada «{value}» es una compra. Se tomó como si no lo fuera: si lo es, dígalo al cargar de nuevo.',
  'receipt-incomplete':
    'La entrada perdió al menos un ítem rechazado y su valor quedó incompleto. Corrija el ítem y vuelva a cargar los dos archivos.',
  'withholding-value-differs':
    'El valor retenido es {valor}, pero {base} al {tarifa} da {esperado}: se cargó como está. Revise la base y la tarifa.',
  'withholding-rate-differs':
    'La tarifa es {tarifa}, pero la de «{concepto}» el {fecha} era {legal}: se cargó como está. Revise el concepto.',
  'withholding-rate-maybe-code':
    'La tarifa «{value}» da {esperado} sobre {base}, y se retuvo {valor}: parece un código del ERP y no una tarifa. Se cargó como {tarifa}; si es un código, diga al cargar qué tarifa quiere decir.',
  'withholding-with-cents':
    'El valor retenido {valor} trae centavos, y se retiene en pesos enteros: se cargó como está. Revíselo en el ERP.',
  'withholding-sign-differs':
    'El valor retenido ({valor}) y la base ({base}) tienen signos contrarios: se cargaron como están. Revise si es una reversión.',
  'withholding-period-differs':
    'La fecha {fecha} no es del período «{value}»: cuenta la fecha. Revise cuál de los dos está mal.',
  'withholding-repeated':
    'La retención del documento {value} ya está igual en la línea {line}: se cargaron las dos. Quite una si sobra.',
  'iva-above-operation':
    'El IVA ({iva}) es mayor que el valor de la operación ({operacion}): se cargaron como están. Revise si las columnas están cambiadas.',
  'municipality-capital':
    '«{value}» se leyó como {nombre}, la capital; también hay {others}. Indique el código de cinco cifras si es otro.',
  'contract-state-unknown':
    '«{value}» no es un estado de contrato: se cargó con el que dan sus fechas. Diga al cargar si quiere decir vigente, suspendido, terminado o liquidado.',
  'state-unknown':
    '«{value}» no es uno de los estados ({known}): se cargó sin ese dato. Diga al cargar qué quiere decir.',
  'flag-unreadable': '«{value}» no dice sí o no: se cargó sin ese dato. Diga al cargar qué quiere decir.',
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
} as const
