/**
 * Words too common to select letters. Excluded from queries only: texts keep them, so that phrases match as
 * written.
 */
export const stopWords: ReadonlySet<string> = new Set(
  `ada adalah adapun agar akan antara apa apabila apakah atas atau bagi bagaimana bahwa baik beberapa begitu belum bisa
  bukan dalam dan dapat dari daripada dengan demi demikian di dia hal hanya harus ia ialah ini itu jika juga kami kamu
  karena ke kemudian kepada ketika kini kita lagi lain lalu maka mana masih melainkan mereka namun nya oleh pada para per
  perlu pun saat saja sampai sangat saya sebagai sebagaimana sebab sebelum secara sedang sehingga sejak selain seluruh
  semua sementara seperti serta sesuai setelah setiap sudah supaya tanpa tapi telah tentang terhadap tersebut tetapi tiap
  tidak untuk yaitu yakni yang yth`.split(/\s+/),
);
