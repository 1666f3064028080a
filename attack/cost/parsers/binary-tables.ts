import type { CostParser } from '../parser.ts'
import { counter, pumped } from '../shape.ts'
import { fileBytes, inProcess } from './tables.ts'

const biff = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
/** An old workbook is a file system of sectors: its header names the first ones. */
const compound = `${biff}${'\0'.repeat(16)}\x3e\0\x03\0\xfe\xff\x09\0\x06\0${'\0'.repeat(10)}\x01\0\0\0\x01\0\0\0\0\0\0\0\0\x10\0\0\xfe\xff\xff\xff\0\0\0\0\xfe\xff\xff\xff\0\0\0\0\0\0\0\0${'\xff'.repeat(432)}`

/** Old workbooks, as bytes. */
export const xls: CostParser = {
  ...inProcess,
  name: 'XLS',
  place: 'readUploadedTable',
  limit: fileBytes,
  why: 'ownFileBytes',
  tokens: [
    '\0',
    '\x01',
    '\xff',
    '\xfe\xff\xff\xff',
    '\xff\xff\xff\xff',
    '\0\0\0\0',
    '\x01\0\0\0',
    '\x02\0\0\0',
    '\x09\x08\x10\0\0\x06\x05\0',
    '\x0a\0\0\0',
    '\x85\0',
    '\xfc\0',
    '\x3c\0',
    '\x04\x02',
    '\x03\x02',
    '\xbd\0',
    '\xfd\0',
    'W\0o\0r\0k\0b\0o\0o\0k\0',
    '\x05',
    '\x10\0',
  ],
  seeds: [
    pumped(compound, '\0'),
    pumped(compound, '\xff'),
    pumped(compound, '\x01\0\0\0'),
    pumped(`${compound}\xfd\xff\xff\xff`, '\xfe\xff\xff\xff'),
    pumped(biff, '\x01\0'),
    pumped('\x09\x08\x10\0\0\x06\x05\0', '\x03\x02\x0e\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'),
    pumped('\x09\x08\x10\0\0\x06\x05\0', '\x3c\0\0\0'),
  ],
  pack: (text) => Buffer.from(text, 'latin1'),
}

/** Parts and directories of zips: many entries, names, extra fields. */
export const zip: CostParser = {
  ...inProcess,
  name: 'ZIP',
  place: 'readUploadedTable (zipParts)',
  limit: fileBytes,
  why: 'ownFileBytes',
  tokens: [
    'PK\x01\x02',
    'PK\x03\x04',
    'PK\x05\x06',
    'PK',
    '\0',
    '\x01',
    '\xff',
    '\0'.repeat(42),
    `a${counter}`,
    '\x01\0',
    '\x04\0',
    '\xff\xff\xff\xff',
    'a',
    '/',
  ],
  seeds: [
    pumped('PK\x03\x04', 'PK\x05\x06'),
    pumped('PK\x03\x04', '\0'),
    pumped('PK\x03\x04', `PK\x01\x02${'\0'.repeat(24)}\x01\0${'\0'.repeat(16)}a`),
    pumped('PK\x03\x04', 'PK'),
  ],
  pack: (text) => {
    const body = Buffer.from(text, 'latin1')
    const end = Buffer.alloc(22)
    end.write('PK\x05\x06', 'latin1')
    // As many entries as the directory may hold, from the first mark of one on.
    end.writeUInt16LE(10_000, 10)
    end.writeUInt32LE(Math.max(0, body.indexOf('PK\x01\x02', 0, 'latin1')), 16)
    return Buffer.concat([body, end])
  },
}
