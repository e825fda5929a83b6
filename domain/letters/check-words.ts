/**
 * The code of the public check as ten words, which people type better than letters. Printed papers bear them: neither a
 * word nor the order may ever change.
 */
export function checkWords(code: string): string[] {
  const values = [...code.replaceAll('-', '')].map((sign) => alphabet.indexOf(sign));
  const pairs = Array.from({ length: Math.floor(values.length / 2) }, (_, at) =>
    values.slice(2 * at, 2 * at + 2),
  );
  return pairs.map(([high = 0, low = 0]) => words[32 * high + low] ?? '');
}

/** Where the paper says to type the words, and the words in two lines. */
export function checkPlace(url: string): { at: string; words: string[] } {
  const { host, pathname } = new URL(url);
  const [, page = '', code = ''] = pathname.split('/');
  const words = checkWords(code);
  return { at: `${host}/${page}`, words: [words.slice(0, 5), words.slice(5)].map((five) => five.join(' ')) };
}

/** The code as stored, from what somebody typed: ten words or its letters, in any case and spacing. */
export function readCheckCode(typed: string): string {
  const said = typed.toLowerCase().match(/[a-z]+/g) ?? [];
  const places = said.map((word) => placeOf.get(word));
  const signs =
    said.length === 10 && places.every((place) => place !== undefined)
      ? places.map((place = 0) => `${alphabet[place >> 5]}${alphabet[place & 31]}`).join('')
      : typed
          .toUpperCase()
          .replace(/[^0-9A-Z]/g, '')
          // The alphabet has none of them: they are read off the paper for a nought and a one.
          .replace(/O/g, '0')
          .replace(/[IL]/g, '1')
          .slice(0, 40);
  return (signs.match(/.{1,5}/g) ?? []).join('-');
}

/** What somebody typed as check words: how many, and those that are none, with their places from 1. */
export type TypedWords = { count: number; strange: { word: string; place: number }[] };

/** Takes what somebody typed, gives its words where they are meant as check words; null for a code of letters. */
export function typedWords(typed: string): TypedWords | null {
  const parts = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = parts.filter((part) => /\p{L}/u.test(part));
  const isCode = parts.length <= 4 && parts.join('').length === 20;
  if (isCode || (said.length < 5 && !said.some((word) => placeOf.has(word)))) return null;
  return {
    count: said.length,
    strange: said.flatMap((word, at) => (placeOf.has(word) ? [] : [{ word, place: at + 1 }])),
  };
}

/** Unambiguous letters and digits (Crockford's base 32). */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 1,024 words of four to seven letters, any two at least two letters apart: one misprint never makes another. */
const words = `
abadi abjad acara adik agen ahli ajaib ajang akal akasia akrab aksara alamat almari amanat ambar amplop andal andong
aneka anggrek anggur angin angkasa anjung antena antik anyam apel apotek arca arena arif arloji arsip asmara asrama
asri aster asuh atap atlas ayun bagasi bahagia bahasa bahtera baja bakau balok bambu bandeng bangau bangsa bangun
bantal baris baskom basmi batako bawang bayam bayi bebek becak bekal belajar belanga belibis belut benang bendera
bendung bengkel benih bentuk benua berani berita berkah besar besi beton betul bibir bidang bijak bilik bingkai
bintang biola biru bisnis bobot bocah bolu boneka borang bordir botol buah budaya budi bugar bukit bulan buncis
bundar bunga bungkus bupati burung busana butir cabai cabang cacah cahaya cakap cakram calon camar campur candi
canggih cangkir cangkul capung carik catur cegah cekung celana cemara cempaka cendana cendol cengkeh cepat cerdas
ceria cermin cicak cincau cincin cipta citra coklat contoh corak cuaca cucu cukup dadu daerah daftar daging dahaga
dahan dahlia dakon damai dampak danau dandang dapur daun dayung debat debu delima delman delta dendeng dengar derap
deret desain detik dewan dewasa diam diklat dinas dinding dingin dipan divisi dodol dokter domba dompet dorong draf
duduk dunia duri durian duta edar edisi ekor eksim emas embun empat emping empuk enau encer endap energi engsel epik
esai esok etika fajar fakta famili fasih fauna final fisik flora fokus fondasi formasi foto gabung gadai gading
galah galeri gambir gambut gamelan ganda gandum ganjil gantung garasi garpu gedung gelang genap genteng gerak
gerbang gerhana gerimis getah getuk giat gigi giling gincu gitar golek gong goreng gosok gotong gubuk gudang gugus
gulai gunting gunung gurami gusi habis hadap hadiah hadir hafal hakim halaman halus hambat handuk hangat harimau
harmoni harta hasil hasrat hati helai helm hemat hening hiasan hibah hidup hijau hikmah hilir himpun hitam hitung
hobi hormat hotel hujan hukum hulu huruf idaman ikat iklan iklim ikrar ilham ilmu impian indah induk inti irama
iring iris istana isyarat izin jadwal jagat jagung jahe jahit jaket jalan jamur jangkar janji jaring jarum jauh
jawab jawara jejak jelas jelita jempol jendela jenis jepit jeram jernih jeruk jilid jinak jingga jitu jodoh joget
juara jubah judul jujur jumlah jumpa jurus kabel kabin kabut kaca kado kaktus kalung kambing kamera kampung kamus
kancil kancing kanvas kapsul kapten kargo karib karya kasur kawat kebaya kebun kecapi kecil kedelai kedua kejora
kelapa kelinci kemah kembar kemiri kenanga kencana kendali kendi kental kepala keramik kerapu kerbau kereta kering
keris kerja kertas ketan ketela khas khidmat khusus kijang kikir kimia kincir kinerja kipas kiper kirim kisah klasik
klinik klub kolam kolase koleksi komet kompas kompor kontrak kopi kopra koral korek kreasi krisan kubis kucing kuda
kuliah kulit kumbang kumpul kunang kunci kunyit kupon kupu kurma kursi kurun kusen kutub laba lagu lahir laksana
lambai lambang lancar lancip landak langit lantai lantang lapang lapis laras laron laskar lateks laut lautan layak
lega legenda lekuk leluhur lemari lembah lembut lempeng lengan lengkap lensa lentera lepas lereng lestari lezat
liang libur licin lidah lidi lihat limau limpah lincah lintas lirik lisan listrik liter lobak logam lokasi lolos
loncat lonceng lontar loyal luar lubang luhur lukis lulus lumbung lumpur lumut lunak luncur lurah lusin madani
magang magnet mahkota main majalah maksud malam mampu mandala mandiri mandor mangga manggis mangkuk manis mantap
mantel mantra manusia marga mars masuk matras mawar meja melati melon memori menara mentari mentega meranti mercu
merdeka merica mesin mesra metode mewah mimpi minat mineral minum minyak mirip mobil modal modern mohon molekul
monitor motif motor mudik mujair muka mukim mulia mulut muncul mungil murid murni musang museum mutiara mutu naik
naluri nampan nanas nangka nasihat naskah negara negeri nelayan nenek neraca niaga nikmat nilai nipah nira nomor
normal nota novel nuansa nusa nyala nyaman nyanyi nyiur oase obat objek obor olah ombak ongkos opera operasi optik
orbit organ orkes pabrik pacu pagi pagoda paham pakaian palem panah pandai panen pangkal panjang pantul papaya
parasut parkir pasak pasir paspor pasta patung paus pawai pedal pedati pedoman peduli pegas pejabat pekan pelangi
pelaut pelikan pelosok peluang peluit pendek pendopo penjuru pensil pentas penuh penyu perahu perdana perisai periuk
perkasa permai permata persegi pertiwi pesawat pesisir pesona petani petir piagam piala piano pidato pilar pilih
pilot pindang pinggir pinguin pinjam pintar pintu pion plaza pojok pompa pondok potret praja pribadi prima produk
profil proses pucuk puisi pukat pukul pulau puncak puntir pusaka putih putri puyuh racik radio ragam rahasia raih
rajin rajut raksasa rakyat rancang rangkai ransel ranting rapat ratus rebana rebung redup regu rekam reksa rektor
remaja rempah renda rendang rengas resep resmi restu ribu rimba rinci rindu ringan ringkas rintik risalah riset roda
rombong rongga rotan roti ruas rujak rukun rumbai rumit rumpun rumus rupiah sabtu sabuk safari sahabat sakti saldo
salep salin salju saluran sambal samping sampul samudra sandar sanggar sanggul santan sarang sasana sate satria
satwa saudara sawit sawo sayap sayur sedap segar segel segera sehat sejarah sejati sejuk selada selaras selimut
seluruh semen semesta semut senam sendok senin senja sentosa sentral senyum sepakat sepatu sepeda sepuh serambi
serasi serbet serbuk serius sesuai setara setia siap sifat siku silang simbol simpan singa singgah singkat sinyal
sipil siput sirih sirkuit sirkus sirup sisir sistem siswa situs skala skema solusi sopan sopir stasiun studi suaka
subuh sudut suhu sukma sulam suling sumber sumbu sumpit sungai surat surya susun swara tabur tahap tahta tahu tajam
taksi taktik tamasya tambah tampil tangan tangguh tapak tapir tarian taruna tawon tebing teduh tegak tekad teknik
teks tekstil teladan telaga telapak teliti telur tembaga tembang tembok tempel tempo tempuh tenun teori tepi tepung
teratai teratur terbit terima terong terpal tertib tetap tiara tidur tikar tikus timun tindak tinggi tipis tirai
tirta titian tokek tokoh tomat tombol tongkat tonton topeng tradisi trofi tropis truk tualang tugas tujuh tukang
tulip tumbuh tumpeng tundra tungku tunjuk tuntas tupai turbin tutup ucap udara ujung ukir umbi umbul undang unggas
unggul ungkap ungu unik unsur unta untung upah usaha usia usul utama utuh utusan vanili vespa vila violet voli
vulkan wacana wadah waduk wafer wajib wakil waktu walet wangi warna warung waspada watak wayang wibawa wijen wilayah
wisata wisma wisuda wortel wujud yakin yayasan yogurt zaman zamrud zona
`
  .trim()
  .split(/\s+/);
const placeOf = new Map(words.map((word, place) => [word, place]));
