/** The endings of the names of files that may be loaded. */
export const knownEndings =
  '.csv .txt .tsv .tab .psv .prn .dat .asc .xlsx .xlsm .xls .ods .xml .html .htm .ndjson .jsonl .json'.split(
    ' ',
  )

/** How the names of packed files end. */
export const packedEndings = ['.gz', '.br', '.zip']
