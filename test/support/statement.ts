type Row = { day: string; amount: number; description?: string; mark?: 'CR' | 'DB' }

/** A bank statement as BCA exports it, with years. Days as `YYYY-MM-DD`. */
export const bankStatement = (rows: readonly Row[], heading: readonly string[] = []) =>
  [
    ...heading,
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo',
    ...rows.map(
      ({ day, amount, description = 'TRSF E-BANKING CR', mark = 'CR' }) =>
        `${day.split('-').reverse().join('/')},"${description}",0000,"${amount.toLocaleString('en-US')}.00",${mark},`,
    ),
  ].join('\r\n')
