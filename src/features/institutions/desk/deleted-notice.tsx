import { Notice } from '#src/ui/notice.tsx'
import { ActForm } from '../act-form.tsx'

/** Notice after a removal, with an undo button. */
export const DeletedNotice = ({ id }: { id: string }) => (
  <div className="mt-5 grid max-w-170 gap-3">
    <Notice tone="ok">
      Lembaga dihapus dari situs. Anggota dan donasinya tetap tercatat, dan selama 30 hari ia bisa
      dikembalikan.
    </Notice>
    <div>
      <ActForm intent="kembalikan" of={id} verb="Urungkan" busy="Mengembalikan" />
    </div>
  </div>
)
