tricks-name = Stiche
    .about = Zu dritt: Farbe bedienen und die meisten Stiche machen.
