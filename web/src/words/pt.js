// Brazilian Portuguese.

export default {
  frame: {
    language_failed:
      "Não foi possível carregar os textos deste idioma: {reason}. O inglês é exibido.",
    undo: "Desfazer",
    undo_words: "Desfazer: {words}",
    redo: "Refazer",
    redo_words: "Refazer: {words}",
    change_to: "alteração ({name})",
    dismiss: "Fechar este aviso",
    refresh: "Atualizar as taxas de câmbio",
    updating: "Atualizando as taxas…",
    loading: "Carregando as taxas…",
    clock: "{day}: verifique o relógio deste aparelho",
    no_provider:
      "As taxas diárias estão desativadas. As mais recentes neste aparelho são de {day}.",
    no_provider_yet:
      "As taxas diárias estão desativadas, e nenhuma taxa foi carregada ainda.",
    turn_on: "Ativar taxas diárias (Frankfurter, sem chave)",
    unexpected:
      "Ocorreu um erro inesperado: {reason}. Recarregue a página; seus dados estão salvos.",
    not_undone:
      "Não foi possível desfazer “{words}”, porque os mesmos dados mudaram depois, por exemplo em outra aba.",
    not_redone:
      "Não foi possível refazer “{words}”, porque os mesmos dados mudaram depois, por exemplo em outra aba.",
    changed_first:
      "Outra aba alterou os dados antes; sua última alteração não foi salva: {reason}.",
    not_saved:
      "O navegador não conseguiu salvar a última alteração ({reason}). Ela existe só nesta página: exporte seus dados.",
    no_storage:
      "Este navegador não salva dados desta página ({reason}). Exporte seus dados antes de fechá-la.",
    intro:
      "Dinheiro em contas exatas: converta, acompanhe, avalie e venda. Tudo fica neste aparelho.",
    skip: "Ir para o conteúdo",
    screens: "Telas",
    views: "Visões",
    foot:
      "Cada número desta página é calculado pela libmoney no seu navegador. Seus dados ficam neste aparelho.",
    trust: "Confiança e licenças",
    title: "{screen} – The desk",
  },
  screens: {
    converter: "Conversor",
    currencies: "Moedas",
    wallet: "Carteira",
    portfolio: "Investimentos",
    watch: "Resumo",
    till: "Caixa",
    calculator: "Calculadora",
    trust: "Confiança",
    settings: "Configurações",
  },
  documents: {
    calculator: "cálculo",
    notepad: "bloco de notas",
    wallet: "carteira",
    portfolio: "investimentos",
    prices: "preços de ações",
    catalogue: "produtos",
    basket: "cesta",
    currencies: "lista de moedas",
  },
  common: {
    add: "Adicionar",
    edit: "Editar",
    save: "Salvar",
    remove: "Remover",
    cancel: "Cancelar",
    close: "Fechar",
    undo: "Desfazer",
    actions: "Ações",
  },
  field: {
    empty: "Preencha este campo.",
    nul: "Remova o caractere invisível do texto.",
    too_long: {
      one: "Digite no máximo um caractere.",
      other: "Digite no máximo {count} caracteres.",
    },
    too_many_bytes: {
      one: "Digite no máximo um byte; este texto tem {bytes}.",
      other: "Digite no máximo {count} bytes; este texto tem {bytes}.",
    },
    too_many_digits: {
      one: "Digite no máximo um algarismo.",
      other: "Digite no máximo {count} algarismos.",
    },
    too_many_decimals: {
      one: "{currency} tem uma casa decimal.",
      other: "{currency} tem {count} casas decimais.",
    },
    no_decimals: "{currency} não tem casas decimais.",
    positive: "Digite um número maior que zero.",
    not_negative: "Digite zero ou um número maior.",
    least: "Digite no mínimo {bound}.",
    largest: "Digite no máximo {bound}.",
    ambiguous:
      "“{text}” pode ser lido de duas formas. Digite sem o separador de milhares.",
    not_a_number: "Digite um número como {example}.",
    other_currency: "Digite um valor em {currency}.",
    not_a_day: "Escolha uma data.",
    day_outside: "Escolha uma data de {first} a {last}.",
  },
  picker: {
    nothing: "Nenhuma moeda corresponde a “{text}”.",
    list: "Moedas",
    favourite: "favorita",
    found: { one: "Uma moeda", other: "{count} moedas" },
  },
  chart: {
    few: "{title}: não há dias suficientes para um gráfico.",
    summary:
      "{title}, de {first} a {last}: mínima {low} em {lowDay}, máxima {high} em {highDay}, {change} no período.",
    keys: "Use as setas do teclado para ler os valores.",
    reading: "{day}: {value} ({change})",
    reading_series: "{name} {value}",
    high: "Máxima {value} em {day}",
    low: "Mínima {value} em {day}",
    table: "Mostrar como tabela",
    day: "Dia",
    value: "Valor",
    part: "Parte",
    share: "Participação",
    bar: "Barra",
    amount: "Valor",
    failed:
      "Não foi possível carregar o gráfico. A tabela abaixo contém os valores.",
  },
  table: {
    filter: "Filtrar",
    rows: "{first}–{last} de {count}",
    none: "Nenhuma linha correspondente.",
    previous: "Anterior",
    next: "Próxima",
    pages: "Páginas de {name}",
  },
  rates: {
    age: { one: "{day}, um dia atrás", other: "{day}, {count} dias atrás" },
    today: "{day}, hoje",
    none: "Sem taxas de câmbio",
  },
  // The wallet.

  // The converter and its currencies.

  // The portfolio and its watch.

  // The till.

  // The calculator and its notepad.

  // The settings and the trust screen.
};
