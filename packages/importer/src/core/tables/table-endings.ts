/** The extensions of files that may be loaded. */
export const knownEndings =
  '.csv .txt .tsv .tab .psv .prn .dat .asc .xlsx .xlsm .xls .ods .xml .html .htm .ndjson .jsonl .json'.split(
    ' ',
  )

/** The extensions of packed files. */
export const packedEndings = ['.gz', '.br', '.zip']
